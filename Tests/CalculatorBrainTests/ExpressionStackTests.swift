import Testing

@testable import CalculatorBrain

@Suite struct ExpressionStackTests {
  private func stack(_ words: String) throws -> ExpressionStack {
    var stack = ExpressionStack()
    for (index, token) in try Program(words).tokens.enumerated() {
      try stack.append(token, from: Int32(index))
    }
    return stack
  }

  @Test func `an operation keeps the tokens of its operands where they are`() throws {
    var stack = try stack("M sin 2")
    stack.begin()
    try stack.append(.operation(.multiply), from: 0)
    #expect(stack.journal.entryLow == 0)
    #expect(stack.journal.tokenLow == 3)
    #expect(stack.lastOperandTokens == [.number(2)])
  }

  @Test func `an operation makes one entry of its operands`() throws {
    let stack = try stack("1 2 3 +")
    #expect(stack.entries.map(\.start) == [0, 1])
    #expect(stack.entries.map(\.value) == [1, 5])
    #expect(stack.range(of: 1) == 1..<4)
    #expect(message { try self.stack("1 +") } == "not enough operands: + needs 2, the stack has 1")
  }

  @Test func `an entry depends on variables if one of its operands does`() throws {
    let stack = try stack("1 2 + M 3 *")
    #expect(stack.entries.map(\.hasVariables) == [false, true])
  }

  @Test func `entries are moved with their words and where these came from`() throws {
    var stack = try stack("M sin 2 3")
    try stack.arrange(from: 0, [2, 0, 2])
    #expect(stack.tokens == (try Program("3 M sin 3").tokens))
    #expect(stack.entries.map(\.start) == [0, 1, 3])
    #expect((0..<4).map { stack.origin(of: $0) } == [3, 0, 1, 3])
  }

  @Test func `what stays in its place is not moved`() throws {
    var stack = try stack("M sin 2 3")
    stack.begin()
    try stack.arrange(from: 0, [0, 2, 1])
    #expect(stack.journal.entryLow == 1)
    #expect(stack.movedWords == 2)
  }

  @Test func `the last operand outlives its words`() throws {
    var stack = try stack("3 4 +")
    stack.drop(1)
    #expect(stack.tokens.isEmpty)
    #expect(stack.lastOperandTokens == [.number(4)])
    #expect(ExpressionStack().lastOperandTokens == nil)
  }
}
