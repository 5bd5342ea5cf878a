import CalculatorBrain

/// The stack as it is shown: at the prompt its top levels, numbered; in a batch every entry.
struct StackScreen {
  // Inputs
  /// The number of levels.
  var depth: Int
  /// Returns the entry of a level, 1 being the top.
  var entry: (Int) -> Entry?
  var style: InfixStyle
  /// The significant digits of values at the prompt.
  var digits: Int

  /// The levels that the prompt shows.
  private static let shownLevels = 4
  /// The characters of a formula that the prompt shows.
  private static let formulaLimit = 2000

  /// The lines for the prompt: the top levels, bottom first.
  var promptLines: [StyledText] {
    if depth == 0 { return [StyledText("the stack is empty", .secondary)] }
    var lines: [StyledText] = []
    if depth > Self.shownLevels {
      lines.append(StyledText("   … \(depth - Self.shownLevels) more below", .secondary))
    }
    for level in stride(from: min(depth, Self.shownLevels), through: 1, by: -1) {
      guard let entry = entry(level) else { continue }
      lines.append(StyledText("\(level): ", .secondary) + promptText(entry))
    }
    return lines
  }

  /// The text of an entry at the prompt: `3 + 4 = 7`, `sin(M)`, `1 ÷ M: division by zero`.
  func promptText(_ entry: Entry) -> StyledText {
    let formula = entry.program.infix(style, limit: Self.formulaLimit)
    if let value = entry.value {
      let number = StyledText(NumberText.rounded(value, digits: digits), .number)
      if entry.program.tokens.count == 1, !entry.hasVariables { return number }
      return StyledText(formula + " = ") + number
    }
    if let error = entry.error, !error.isUnset {
      return StyledText(formula + ": ") + StyledText(error.message, .error)
    }
    return StyledText(formula)
  }

  /// The text of an entry in a batch: its value, or its formula if it has none.
  func batchText(_ entry: Entry) -> String {
    entry.value.map(NumberText.shortest) ?? entry.program.infix(style)
  }
}
