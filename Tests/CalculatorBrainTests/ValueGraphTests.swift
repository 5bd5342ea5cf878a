import Testing

@testable import CalculatorBrain

@Suite struct ValueGraphTests {
  private func graph(_ words: String) throws -> ValueGraph {
    ValueGraph(try Program(words).function(of: .graph, given: [:]).instructions)
  }

  @Test func `what stands twice is computed once`() throws {
    #expect(try graph("M sin M sin +").nodes.count == 2)
    #expect(try graph("M 1 + M 1 + *").nodes.count == 2)
    #expect(try graph("M 2 * 2 M * -").nodes.count == 2)
  }

  @Test func `a chain of doublings stays a chain`() throws {
    // The program has 2^14 times the word M: doubled words stand for doubled expressions.
    var words = "M"
    for _ in 0..<14 { words += " " + words + " *" }
    #expect(try graph(words).nodes.count == 14)
  }

  @Test func `powers become what is faster and the same`() throws {
    #expect(try graph("M 1 ^").nodes.isEmpty)
    #expect(try graph("M 2 ^").nodes.map(\.operation) == [.square])
    #expect(try graph("M -1 ^").nodes.map(\.operation) == [.inverse])
    #expect(try graph("M 3 ^").nodes.map(\.isWholePower) == [true])
    #expect(try graph("M 3.5 ^").nodes.map(\.isWholePower) == [false])
    #expect(try graph("M 33 ^").nodes.map(\.isWholePower) == [false])
  }
}
