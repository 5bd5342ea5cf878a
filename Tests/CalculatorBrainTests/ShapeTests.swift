import Testing

@testable import CalculatorBrain

/// The indices are counted by hand.
@Suite struct ShapeTests {
  private func shape(_ words: String) throws -> Shape { Shape(try Program(words).tokens) }

  @Test func `operands are found in front of their operation`() throws {
    let shape = try shape("1 2 + M sin *")
    #expect(shape.roots == [5])
    #expect(shape.operands(of: 5) == [2, 4])
    #expect(shape.operands(of: 2) == [0, 1])
    #expect(shape.operands(of: 4) == [3])
    #expect(shape.operands(of: 3).isEmpty)
    #expect(shape.isComplete)
  }

  @Test func `a subexpression is a range`() throws {
    let shape = try shape("1 2 + M sin *")
    #expect(shape.range(of: 5) == 0..<6)
    #expect(shape.range(of: 4) == 3..<5)
    #expect(shape.range(of: 0) == 0..<1)
  }

  @Test func `several expressions have several roots`() throws {
    let shape = try shape("1 2 + pi cos")
    #expect(shape.roots == [2, 4])
    #expect(shape.range(of: 4) == 3..<5)
    #expect(shape.isComplete)
  }

  @Test func `an operation takes the operands that are there`() throws {
    let shape = try shape("1 if 2 +")
    #expect(!shape.isComplete)
    #expect(shape.roots == [3])
    #expect(shape.operands(of: 1) == [0])
    #expect(shape.operands(of: 3) == [1, 2])
    #expect(try self.shape("+").operands(of: 0).isEmpty)
  }

  @Test func `the empty program has no root and lacks nothing`() {
    let shape = Shape([])
    #expect(shape.roots.isEmpty)
    #expect(shape.isComplete)
  }
}
