/// The processors that this process may run on, and work that is shared among them.
enum Cores {
  /// The number of processors, at least 1; 1 where the system does not tell.
  static var count: Int {
    // Not sysconf, which also counts processors that this process may not use.
    guard let file = try? OpenFile(reading: "/proc/self/status"),
      let bytes = try? file.read(atMost: 1 << 16)
    else { return 1 }
    return count(inStatus: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the number of bits in the mask of processors, as proc(5) writes it.
  ///
  /// ```swift
  /// Cores.count(inStatus: "Cpus_allowed:\t00000001,0000000f\n")  // 5
  /// ```
  static func count(inStatus text: String) -> Int {
    let name = "Cpus_allowed:"
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else {
      return 1
    }
    let digits = line.dropFirst(name.count).compactMap(\.hexDigitValue)
    return max(1, digits.reduce(0) { $0 + $1.nonzeroBitCount })
  }

  /// Makes pieces of something, and takes them one after the other in their order.
  ///
  /// The caller makes the first piece. If the others are then expected to last longer than
  /// `patience` they are made on several processors, else by the caller alone, who also takes them.
  /// What waits to be taken is at most four pieces a processor.
  ///
  /// ```swift
  /// var squares: [Int] = []
  /// Cores.inOrder(4, make: { $0 * $0 }, take: { squares.append($0) })
  /// squares  // [0, 1, 4, 9]
  /// ```
  /// - Parameters:
  ///   - processors: how many may work; nil for all there are, up to 8.
  ///   - patience: seconds; with 0 the first piece, too, is made beside others.
  /// - Throws: what `take` throws; then no piece is begun any more.
  static func inOrder<Piece: Sendable>(
    _ count: Int, processors: Int? = nil, patience: Double = 0.01,
    make: @escaping @Sendable (Int) -> Piece, take: (Piece) throws -> Void
  ) rethrows {
    guard count > 1 else { return try takeAlone(0..<count, make: make, take: take) }
    var first = 0
    if patience > 0 {
      let started = Clock.seconds()
      try take(make(0))
      first = 1
      let expected = (Clock.seconds() - started) * Double(count - 1)
      if expected < patience { return try takeAlone(first..<count, make: make, take: take) }
    }
    let helpers = min(processors ?? min(limit, Cores.count), count - first) - 1
    guard helpers > 0 else { return try takeAlone(first..<count, make: make, take: take) }
    let queue = PieceQueue(from: first, to: count, ahead: 4 * (helpers + 1), make: make)
    let threads = (0..<helpers).map { _ in HelperThread(queue.help) }
    defer {
      queue.stop()
      for thread in threads { thread?.join() }
    }
    for index in first..<count { try take(queue.piece(index)) }
  }

  /// More would wait for the one who takes.
  private static let limit = 8

  private static func takeAlone<Piece>(
    _ pieces: Range<Int>, make: (Int) -> Piece, take: (Piece) throws -> Void
  ) rethrows {
    for index in pieces { try take(make(index)) }
  }
}
