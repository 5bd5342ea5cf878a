import CalculatorBrain

/// The programs that were plotted lately, newest first, none twice.
struct Recents: Hashable, Sendable {
  private(set) var programs: [Program] = []

  static let limit = 20

  init(_ programs: [Program] = []) {
    self.programs = Array(programs.prefix(Self.limit))
  }

  /// Moves or adds a program to the front.
  mutating func add(_ program: Program) {
    programs.removeAll { $0 == program }
    programs.insert(program, at: 0)
    if programs.count > Self.limit { programs.removeLast() }
  }
}
