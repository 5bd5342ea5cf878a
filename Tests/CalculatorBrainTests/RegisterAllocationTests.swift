import Testing

@testable import CalculatorBrain

@Suite struct RegisterAllocationTests {
  private func code(_ words: String) throws -> Code {
    try Program(words).function(of: .graph, given: [:]).code
  }

  @Test func `a chain needs two registers besides that of the argument`() throws {
    let code = try code("M sin cos exp sqrt")
    #expect(code.instructions.map(\.target.register) == [1, 2, 1, 2])
    #expect(code.registers == 3)
  }

  @Test func `a register that is needed again is kept`() throws {
    let code = try code("M sin M cos exp abs *")
    let targets = code.instructions.map(\.target.register)
    #expect(!targets[1...3].contains(targets[0]))
    #expect(code.registers == 4)
  }

  @Test func `no result goes where an operand is`() throws {
    let code = try code("M sin M cos M tan if M sin M cos * M sin + - M exp dup *")
    for instruction in code.instructions {
      for operand in [instruction.x, instruction.y, instruction.z] {
        #expect(operand != instruction.target)
      }
    }
  }

  @Test func `what is needed once more is not consumed`() throws {
    #expect(try code("M sq 3 -").instructions.map(\.consumesPrevious) == [false, true])
    #expect(
      try code("M sin 3 - M sin +").instructions.map(\.consumesPrevious) == [false, false, true])
    #expect(try code("M sq sin M sq +").instructions.last?.consumesPrevious == true)
    #expect(try code("M exp M exp + M exp *").instructions.map(\.consumesPrevious)[1] == false)
  }
}
