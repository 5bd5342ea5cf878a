/// The lines that lead from one stack to the next, and back.
extension ExpressionStack {
  /// Starts a line: from here on the journal keeps what is lost.
  mutating func begin() {
    journal = Journal(
      entryLow: entries.count, tokenLow: tokens.count, lastOperand: lastOperand)
    origins.removeAll(keepingCapacity: true)
    movedWords = 0
  }

  /// Carries out a change, which ends a line too, and returns the change that reverses it.
  mutating func apply(_ change: Change) -> Change {
    var inverse = Change(
      entryLow: change.entryLow, entries: Array(entries[change.entryLow...]),
      tokenLow: change.tokenLow, tokens: Array(tokens[change.tokenLow...]), variables: [],
      lastOperand: lastOperand)
    entries.replaceSubrange(change.entryLow..., with: change.entries)
    tokens.replaceSubrange(change.tokenLow..., with: change.tokens)
    for (variable, value) in change.variables.reversed() {
      inverse.variables.append((variable, variables[variable]))
      variables[variable] = value
    }
    if !change.variables.isEmpty { epoch += 1 }
    lastOperand = change.lastOperand
    refresh()
    begin()
    return inverse
  }
}
