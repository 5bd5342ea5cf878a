import Testing

@testable import CalculatorBrain

@Suite struct ProgramTests {
  @Test(arguments: ProgramCase.all)
  func `the specification's programs mean what it says`(row: ProgramCase) throws {
    let program = try Program(row.program)
    #expect(program.infix == row.infix)
    let pairs = row.variables.compactMap { name, value in Variable(name).map { ($0, value) } }
    let variables = Dictionary(uniqueKeysWithValues: pairs)
    let failure = message {
      let value = try program.value(variables)
      #expect((value == nil) == (row.value == nil))
      if let reference = row.value { #expect(ulps(from: value, to: reference) <= 1) }
    }
    if let error = row.error { #expect(failure?.hasPrefix(error) == true, "\(failure ?? "none")") }
    if row.error == nil { #expect(failure == nil) }
  }

  @Test(arguments: [1, 2, 3])
  func `reading what was printed gives the same program`(seed: UInt64) throws {
    var random = RandomPrograms(seed: seed)
    for _ in 0..<500 {
      let program = random.program(length: 1 + random.next(30))
      let again = try Program(program.description)
      #expect(again == program, "seed \(seed): \(program)")
    }
  }

  @Test(arguments: [4, 5, 6])
  func `compiling, evaluating and diagnosing agree`(seed: UInt64) throws {
    var random = RandomPrograms(seed: seed)
    for _ in 0..<2000 {
      let program = random.program(length: 1 + random.next(12))
      let values: [Variable: Double] = [.graph: random.number()]
      let value = try? program.value(values)
      let compiled = program.function(of: .graph, given: [:])(values[.graph] ?? 0)
      #expect(
        value?.bitPattern == (compiled.isNaN ? nil : compiled.bitPattern),
        "seed \(seed): \(program)")
    }
  }

  @Test(arguments: [
    ("M dup *", "M M *"), ("3 4 swap -", "4 3 -"),
    ("M dup sin swap cos hypot", "M sin M cos hypot"),
    ("M sin 2 at", "2 sin"), ("3 4 + 5 undo", "3 4 +"), ("3 4 + undo 2", "3"),
    ("3 4 + undo redo", "3 4 +"), ("3 4 + undo 2 redo 2", "3 4 +"), ("undo 3", ""),
    ("3 undo 5 4", "4"), ("3 4 UNDO", "3"), ("redo 3", ""), ("1 undo undo undo 7 8", "8"),
  ])
  func `stack words and undo are carried out`(text: String, result: String) throws {
    #expect(try Program(text).description == result)
  }

  @Test func `a store cannot stand in a program`() {
    #expect(message { try Program("3 ->a") } == "\"->a\" cannot stand in a program")
    #expect(message { try Program("rcl a") } == "\"rcl\" cannot stand in a program")
  }

  @Test func `one expression that lacks nothing is complete`() throws {
    #expect(try Program("1 2 +").isComplete)
    #expect(try !Program("1 2").isComplete)
    #expect(try !Program("2 +").isComplete)
    #expect(try !Program("").isComplete)
  }

  @Test func `a missing operand is told after the operands that are there`() throws {
    let program = try Program("2 X + /")
    let x = try #require(Variable("X"))
    #expect(message { try program.value([:]) } == "X is not set")
    #expect(
      message { try program.value([x: 4]) } == "not enough operands: / needs 2, the stack has 1")
  }

  @Test func `a long program neither overflows nor takes long`() throws {
    let program = try Program("M" + String(repeating: " sin", count: 200_000))
    #expect(program.tokens.count == 200_001)
    #expect(try program.value([.graph: 0]) == 0)
    #expect(message { try program.value([:]) } == "M is not set")
    #expect(program.infix(limit: 12) == "sin(sin(sin…")
    #expect(program.function(of: .graph, given: [:])(0) == 0)
    let wide = try Program(
      String(repeating: "M ", count: 100_000) + String(repeating: "+ ", count: 99_999))
    #expect(try wide.value([.graph: 2]) == 200_000)
    #expect(wide.function(of: .graph, given: [:])(2) == 200_000)
    #expect(wide.infix.utf8.count == 100_000 + 99_999 * 3)
  }
}
