import Testing

@testable import CalculatorBrain

@Suite struct ExpressionStackLinesTests {
  private func stack(_ words: String) throws -> ExpressionStack {
    var stack = ExpressionStack()
    for token in try Program(words).tokens { try stack.append(token, from: 0) }
    stack.begin()
    return stack
  }

  @Test func `the reversal of a line restores the stack, and reversed again the line`() throws {
    var stack = try stack("M sin 2")
    stack.drop(1)
    stack.set(.graph, to: 3)
    try stack.append(.operation(.cosine), from: 0)
    let after = stack.tokens
    let redo = stack.apply(stack.journal.reversal)
    #expect(stack.tokens == (try Program("M sin 2").tokens))
    #expect(stack.variables.isEmpty)
    #expect(stack.entries.map(\.start) == [0, 2])
    _ = stack.apply(redo)
    #expect(stack.tokens == after)
    #expect(stack.variables == [.graph: 3])
    #expect(stack.entries.count == 1)
  }

  @Test func `a new line knows no words of the last`() throws {
    var stack = try stack("M sin")
    #expect(stack.origin(of: 1) == nil)
    try stack.append(.operation(.cosine), from: 7)
    #expect(stack.origin(of: 2) == 7)
    stack.begin()
    #expect(stack.origin(of: 2) == nil)
  }
}
