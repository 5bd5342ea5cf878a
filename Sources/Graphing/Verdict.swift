/// What is to be drawn over a stretch of the x-axis.
enum Verdict: Hashable {
  /// Nothing.
  case void
  /// The chord.
  case stroke
  /// Chords from end to end through the bends of the cell.
  case bent
  /// Nothing, over a stretch too narrow to be seen: here a stroke ends and another may begin.
  case gap
  /// All that the bounds leave possible, and the chord too if the curve is known to be connected.
  case unresolved(isConnected: Bool)
  /// Not known yet: its parts must be looked at.
  case halve

  var isUnresolved: Bool {
    if case .unresolved = self { true } else { false }
  }

  /// All that the bounds leave possible, of a curve that may jump anywhere.
  static var dust: Verdict { .unresolved(isConnected: false) }
}
