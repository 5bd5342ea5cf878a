internal import CalculatorBrain

/// What a line changed, so that it can be taken back and done again.
struct LineChange {
  /// The first words of the line, to tell what is taken back.
  var text: String
  /// The lines of the calculator's own history.
  var calculatorLines: Int
  /// The edits of the favorites in their order; taking back applies their inverses.
  var edits: [FavoriteEdit]
  var before: Surroundings
  var after: Surroundings

  /// What a line may change besides the calculator and the favorites.
  struct Surroundings: Equatable {
    var graph: GraphState
    var settings: Settings
  }

  var isEmpty: Bool { calculatorLines == 0 && edits.isEmpty && before == after }
}

/// The lines that can be taken back, and those that were.
struct UndoHistory {
  private var done = Deque<LineChange>()
  private var undone: [LineChange] = []

  /// As many lines as the calculator itself keeps.
  private static let limit = 1000

  /// Adds a line; what was taken back before cannot be done again.
  mutating func add(_ change: LineChange) {
    guard !change.isEmpty else { return }
    done.append(change)
    if done.count > Self.limit { _ = done.popFirst() }
    undone = []
  }

  /// Takes the latest line back with `body`; if that throws, it stays where it was.
  mutating func undo(_ body: (LineChange) throws -> Void) rethrows -> Bool {
    guard let change = done.last else { return false }
    try body(change)
    _ = done.popLast()
    undone.append(change)
    return true
  }

  /// Does the line that was taken back last again with `body`.
  mutating func redo(_ body: (LineChange) throws -> Void) rethrows -> Bool {
    guard let change = undone.last else { return false }
    try body(change)
    undone.removeLast()
    done.append(change)
    return true
  }
}
