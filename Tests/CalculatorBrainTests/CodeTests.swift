import Testing

@testable import CalculatorBrain

@Suite struct CodeTests {
  private func code(_ words: String) throws -> Code {
    try Program(words).function(of: .graph, given: [:]).code
  }

  private func operations(_ words: String) throws -> [Operation] {
    try code(words).instructions.map(\.operation)
  }

  @Test func `constants are computed beforehand`() throws {
    #expect(try code("2 3 + pi sin *").instructions.isEmpty)
    #expect(try operations("M 2 3 ^ 1 + *") == [.multiply])
    #expect(try operations("M a *") == [.multiply])
  }

  @Test func `what stands twice is computed once`() throws {
    #expect(try operations("M sin M sin +") == [.sine, .add])
    #expect(try operations("M 1 + 1 M + *") == [.add, .square])
    #expect(try operations("M 2 * 2 M * -") == [.multiply, .subtract])
    #expect(try operations("M 1 < 1 M > +") == [.less, .add])
  }

  @Test func `a chain of doublings stays a chain`() throws {
    // The program has 2^14 times the word M: doubled words stand for doubled expressions.
    var words = "M"
    for _ in 0..<14 { words += " " + words + " *" }
    #expect(try operations(words) == Array(repeating: .square, count: 14))
  }

  @Test func `powers and roots become what is faster and the same`() throws {
    #expect(try operations("M 1 ^").isEmpty)
    #expect(try operations("M 2 ^") == [.square])
    #expect(try operations("M 2 root") == [.squareRoot])
    #expect(try operations("M 3 root") == [.cubeRoot])
    #expect(try operations("M 2.5 ^") == [.power])
  }

  @Test(arguments: ["", "M +", "sin", "M 1 if"])
  func `an incomplete expression is undefined`(words: String) throws {
    let code = try code(words)
    #expect(try #require(code.result.constant.map { code.constants[$0] }).isNaN)
  }
}
