/// What a line has taken from the stack so far: a record of low-water marks, O(what was touched).
///
/// Whatever lies below the marks is as it was when the line began.
struct Journal: Sendable {
  /// The fewest entries and tokens the stack has kept of those it had.
  private(set) var entryLow = 0
  private(set) var tokenLow = 0
  /// What lay above the marks, from the top down.
  private var entries: [ExpressionStack.Entry] = []
  private var tokens: [Token] = []
  /// What the variables were, in the order of the changes.
  private(set) var variables: [(Variable, Double?)] = []
  private var lastOperand = ExpressionStack.LastOperand.none

  init() {}

  init(entryLow: Int, tokenLow: Int, lastOperand: ExpressionStack.LastOperand) {
    self.entryLow = entryLow
    self.tokenLow = tokenLow
    self.lastOperand = lastOperand
  }

  mutating func lowerEntries(to low: Int, of current: [ExpressionStack.Entry]) {
    guard low < entryLow else { return }
    for index in (low..<entryLow).reversed() { entries.append(current[index]) }
    entryLow = low
  }

  mutating func lowerTokens(to low: Int, of current: [Token]) {
    guard low < tokenLow else { return }
    for index in (low..<tokenLow).reversed() { tokens.append(current[index]) }
    tokenLow = low
  }

  mutating func note(_ variable: Variable, _ old: Double?) {
    variables.append((variable, old))
  }

  /// The change that takes the line back.
  var reversal: Change {
    Change(
      entryLow: entryLow, entries: entries.reversed(), tokenLow: tokenLow,
      tokens: tokens.reversed(), variables: variables, lastOperand: lastOperand)
  }
}

/// A change of the stack: what comes in place of all above two marks, and values of variables.
struct Change: Sendable {
  var entryLow: Int
  var entries: [ExpressionStack.Entry]
  var tokenLow: Int
  var tokens: [Token]
  /// The values to give, the last one first; nil takes the value away.
  var variables: [(Variable, Double?)]
  var lastOperand: ExpressionStack.LastOperand

  /// The number of tokens it keeps in memory.
  var size: Int {
    if case .tokens(let last) = lastOperand { tokens.count + last.count } else { tokens.count }
  }
}
