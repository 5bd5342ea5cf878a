import Testing

@testable import CalculatorBrain

@Suite struct ExpressionStackVariablesTests {
  private func stack(_ words: String) throws -> ExpressionStack {
    var stack = ExpressionStack()
    for token in try Program(words).tokens { try stack.append(token, from: 0) }
    return stack
  }

  @Test func `values are computed anew after a change`() throws {
    var stack = try stack("M sq 7")
    #expect(stack.value(of: 0).isNaN)
    stack.set(.graph, to: 3)
    #expect(stack.value(of: 0) == 9)
    #expect(stack.value(of: 1) == 7)
    stack.set(.graph, to: nil)
    #expect(stack.value(of: 0).isNaN)
  }

  @Test func `setting the same value again is no change`() throws {
    var stack = try stack("M")
    stack.set(.graph, to: 3)
    let epoch = stack.epoch
    stack.set(.graph, to: 3)
    #expect(stack.epoch == epoch)
    #expect(stack.journal.variables.count == 1)
  }

  @Test func `entries with another value are counted below the limit`() throws {
    var stack = try stack("M sq M 0 * 7 q 1 0 /")
    stack.set(.graph, to: 3)
    // M sq and M 0 * have values now; q has none before and after.
    #expect(stack.refresh(countingBelow: 5) == 2)
    stack.set(.graph, to: 4)
    #expect(stack.refresh(countingBelow: 5) == 1)
    stack.set(.graph, to: 5)
    #expect(stack.refresh(countingBelow: 0) == 0)
  }
}
