/// Pieces of work that threads make side by side, and one of them takes in order.
struct PieceQueue<Piece: Sendable>: Sendable {
  private struct State: Sendable {
    /// The first piece that nobody has begun.
    var next: Int
    /// The piece that is taken next.
    var wanted: Int
    var isStopped = false
    /// The pieces that wait to be taken.
    var made: [Int: Piece] = [:]
  }

  private enum Step {
    case take(Piece)
    case make(Int)
    case end
  }

  private let end: Int
  private let ahead: Int
  private let make: @Sendable (Int) -> Piece
  private let state: Monitor<State>

  /// - Parameter ahead: how many pieces may be begun before the one that is wanted is taken.
  init(from start: Int, to end: Int, ahead: Int, make: @escaping @Sendable (Int) -> Piece) {
    self.end = end
    self.ahead = ahead
    self.make = make
    state = Monitor(State(next: start, wanted: start))
  }

  /// Makes pieces until none is left or the queue is stopped.
  @Sendable func help() {
    while true {
      let step: Step = state.wait { state in
        if state.isStopped || state.next == end { return .end }
        return begin(&state)
      }
      guard case .make(let index) = step else { return }
      let piece = make(index)
      state.change { $0.made[index] = piece }
    }
  }

  /// Returns a piece that was made, and makes others meanwhile.
  ///
  /// - Parameter index: the start of the queue at first, then each time the next.
  func piece(_ index: Int) -> Piece {
    while true {
      let step: Step = state.wait { state in
        if let piece = state.made.removeValue(forKey: index) { return .take(piece) }
        return begin(&state)
      }
      switch step {
      case .take(let piece):
        state.change { $0.wanted = index + 1 }
        return piece
      case .make(let begun):
        let piece = make(begun)
        state.change { $0.made[begun] = piece }
      case .end: preconditionFailure("a piece is made before the queue ends")
      }
    }
  }

  /// Lets nobody begin a piece any more.
  func stop() { state.change { $0.isStopped = true } }

  /// Returns the piece to make next; nil if there is none for now.
  private func begin(_ state: inout State) -> Step? {
    guard state.next < min(end, state.wanted + ahead) else { return nil }
    defer { state.next += 1 }
    return .make(state.next)
  }
}
