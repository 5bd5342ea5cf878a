import CalculatorBrain
import Testing

@Suite struct StackWordTests {
  @Test(arguments: StackWord.allCases)
  func `every word has a row of its own`(word: StackWord) {
    #expect(word.row.word == word)
    #expect(word.row.name == word.name)
    #expect(word.row.usage.hasPrefix(word.name))
    #expect(word.row.summary.hasSuffix("."))
    #expect(word.row.usage.hasSuffix("NAME") == word.row.takesName)
    if word.row.combination != nil { #expect(word.row.takesName) }
  }

  @Test(arguments: StackWord.allCases)
  func `a word with fewer entries than it needs says so`(word: StackWord) throws {
    let needs = word.row.needs
    guard needs > 0 else { return }
    var calculator = Calculator()
    try calculator.push("3 ->a" + String(repeating: " 1", count: needs - 1))
    let line = word.row.takesName ? "\(word.name) a" : word.name
    #expect(
      message { try calculator.push(line) }
        == "not enough operands: \(word.name) needs \(needs), the stack has \(needs - 1)")
  }
}
