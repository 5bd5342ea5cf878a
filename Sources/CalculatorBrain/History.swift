/// The lines that can be taken back and brought again.
struct History: Sendable {
  /// A line that changed something.
  struct Line: Sendable {
    /// The change that takes the line back, or brings it again.
    var change: Change
    /// What the line asked for, kept for taking back its last word; nil for a long line.
    var steps: [Step]?
  }

  private(set) var undoable = Deque<Line>()
  private(set) var redoable: [Line] = []
  /// What could be brought again before the last line was added.
  private var dropped: [Line] = []
  /// The tokens kept by the lines that can be taken back.
  private var size = 0

  /// Adds a line just carried out; what was taken back is gone.
  mutating func add(_ line: Line) {
    dropped = redoable
    redoable = []
    push(line)
  }

  mutating func takeUndo() -> Line? {
    guard let line = undoable.popLast() else { return nil }
    size -= line.change.size
    return line
  }

  /// Takes the line added last, and brings back what its adding dropped.
  mutating func takeForgotten() -> Line? {
    defer { redoable = dropped }
    return takeUndo()
  }

  mutating func takeRedo() -> Line? { redoable.popLast() }

  mutating func addRedo(_ line: Line) { redoable.append(line) }

  /// Adds a line brought again.
  mutating func addUndo(_ line: Line) { push(line) }

  /// Adds a line and forgets the oldest beyond the limits, never the newest.
  private mutating func push(_ line: Line) {
    undoable.append(line)
    size += line.change.size
    while undoable.count > 1,
      undoable.count > Limits.historyLines || size > Limits.historyWords
    {
      size -= undoable.popFirst()?.change.size ?? 0
    }
  }
}
