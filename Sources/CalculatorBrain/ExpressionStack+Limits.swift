/// The sizes at which the stack refuses a line, or shortens an entry.
extension ExpressionStack {
  /// Collapses a long constant at the top to its number, and refuses what is too long.
  mutating func limitLength(from word: Int32) throws(CalculatorError) {
    guard let top = entries.last else { return }
    let length = tokens.count - top.start
    if collapsesConstants, !top.hasVariables, length > Limits.constantWords {
      // One without a value waits for the end of the line, which names the word at fault.
      if top.value.isFinite {
        cut(to: top.start)
        tokens.append(.finite(top.value))
        origins.append(word)
      }
    } else if collapsesConstants, length > Limits.expressionWords {
      throw CalculatorError(.expressionTooLong(limit: Limits.expressionWords))
    }
    guard tokens.count <= Limits.stackWords else {
      throw CalculatorError(.stackTooLarge(limit: Limits.stackWords))
    }
  }

  /// Refuses more entries and words than the stack may hold.
  func checkRoom(forEntries count: Int, words: Int) throws(CalculatorError) {
    guard entries.count + count <= Limits.stackEntries else {
      throw CalculatorError(.stackTooDeep(limit: Limits.stackEntries))
    }
    guard tokens.count + words <= Limits.stackWords else {
      throw CalculatorError(.stackTooLarge(limit: Limits.stackWords))
    }
  }

  /// Counts words about to be moved, and refuses too many of them on one line.
  mutating func countMoved(_ words: Int) throws(CalculatorError) {
    movedWords += words
    guard movedWords <= Limits.movedWords else {
      throw CalculatorError(.tooMuchMoved(limit: Limits.movedWords))
    }
  }
}
