extension Calculator {
  /// Takes back the last line that changed the stack or a variable; false if there is none.
  ///
  ///     try calculator.push("3 4")
  ///     try calculator.push("+")
  ///     calculator.undoLine()           // true
  ///     calculator.program.description  // "3 4"
  @discardableResult
  public mutating func undoLine() -> Bool {
    guard let line = history.takeUndo() else { return false }
    history.addRedo(History.Line(change: stack.apply(line.change), steps: line.steps))
    return true
  }

  /// Takes back the line just carried out as if it had never been: it cannot be brought again, and
  /// what could be brought again before it still can.
  ///
  /// For a line whose other part, such as a command, turned out to be an error.
  ///
  ///     try calculator.push("3")
  ///     calculator.forgetLine()
  ///     calculator.redoLine()  // false
  public mutating func forgetLine() {
    guard let line = history.takeForgotten() else { return }
    _ = stack.apply(line.change)
  }

  /// Brings the last line taken back again; false if there is none, or another line came since.
  ///
  ///     try calculator.push("3 4 +")
  ///     calculator.undoLine()
  ///     calculator.redoLine()           // true
  ///     calculator.program.description  // "3 4 +"
  @discardableResult
  public mutating func redoLine() -> Bool {
    guard let line = history.takeRedo() else { return false }
    history.addUndo(History.Line(change: stack.apply(line.change), steps: line.steps))
    return true
  }

  /// Takes back the last word: the line of it is taken back and carried out without it.
  ///
  /// A line of more than 10,000 words, and one that is nothing without its last word, are taken
  /// back as a whole. False if there is no line.
  ///
  ///     try calculator.push("3 4 +")
  ///     calculator.undo()               // true
  ///     calculator.program.description  // "3 4"
  @discardableResult
  public mutating func undo() -> Bool {
    let steps = history.undoable.last?.steps ?? []
    guard undoLine() else { return false }
    let rest = steps.prefix { $0.word != steps.last?.word }
    guard !rest.isEmpty else { return true }
    // Without the word the line may be an error; then it stays taken back.
    _ = try? perform(Array(rest), [], notes: [])
    return true
  }
}
