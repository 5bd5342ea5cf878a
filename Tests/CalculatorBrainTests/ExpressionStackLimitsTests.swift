import Testing

@testable import CalculatorBrain

@Suite struct ExpressionStackLimitsTests {
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

  @Test func `a constant collapses to its number, unless the stack keeps programs`() throws {
    var (collapsing, keeping) = (ExpressionStack(), ExpressionStack(collapsesConstants: false))
    for token in [.number(1)] + [Token](repeating: .operation(.changeSign), count: 1_000) {
      try collapsing.append(token, from: 0)
      try keeping.append(token, from: 0)
    }
    #expect(collapsing.tokens == [.number(1)])
    #expect(keeping.tokens.count == 1_001)
  }
}
