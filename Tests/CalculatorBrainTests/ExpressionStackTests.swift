import Testing

@testable import CalculatorBrain

@Suite struct ExpressionStackTests {
  @Test func `the limits of the stack are named`() throws {
    let stack = ExpressionStack()
    try stack.checkRoom(forEntries: 1_000_000, words: 4_000_000)
    #expect(
      message { try stack.checkRoom(forEntries: 1_000_001, words: 0) }
        == "stack too deep: the limit is 1,000,000 entries")
    #expect(
      message { try stack.checkRoom(forEntries: 0, words: 4_000_001) }
        == "stack too large: the limit is 4,000,000 words")
  }

  @Test func `a line moves so many words only`() throws {
    var stack = ExpressionStack()
    try stack.countMoved(20_000_000)
    #expect(
      message { try stack.countMoved(1) } == "line moves too much: the limit is 20,000,000 words")
    stack.begin()
    try stack.countMoved(1)
  }

  @Test func `an operation keeps the tokens of its operands where they are`() throws {
    var stack = ExpressionStack()
    for word in try Program("M sin 2").tokens { try stack.append(word, from: 0) }
    stack.begin()
    try stack.append(.operation(.multiply), from: 0)
    #expect(stack.journal.entryLow == 0)
    #expect(stack.journal.tokenLow == 3)
    #expect(stack.lastOperandTokens == [.number(2)])
  }
}
