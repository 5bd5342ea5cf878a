import Testing

@testable import CalculatorBrain

/// The faults follow the rules of the specification, by hand: right operand first.
@Suite struct DiagnosisTests {
  @Test(arguments: [
    ("1 0 /", "division by zero", 2), ("1 0 / 2 sqrt +", "division by zero", 2),
    ("1 0 / -1 sqrt +", "square root of a negative number", 4),
    ("-1 sqrt 1 0 / +", "division by zero", 4), ("q sin cos", "q is not set", 0),
    ("q r +", "r is not set", 1), ("1 1000 exp +", "result is infinite", 2),
    ("1000 exp 1000 exp -", "not a number", 4), ("2 asin 1 +", "not a number", 1),
    ("3 +", "not enough operands: + needs 2, the stack has 1", 1),
    ("1 0 / +", "division by zero", 2), ("5 1 0 /", "division by zero", 3),
    ("1 0 / 5 -1 sqrt", "square root of a negative number", 5),
  ])
  func `the operation at fault is found`(words: String, message: String, index: Int) throws {
    let tokens = try Program(words).tokens
    let fault = Diagnosis.fault(in: tokens, [:])
    #expect(fault.error.message == message)
    #expect(fault.error.word == tokens[index].text)
    #expect(fault.index == index)
    #expect(Diagnosis.error(in: tokens, [:]) == fault.error)
  }

  @Test(arguments: [
    ("q 1 0 / 2 if", "q is not set"), ("1 q 1 0 / if", "q is not set"),
    ("0 q 1 0 / if", "division by zero"),
    ("1 2 if", "not enough operands: if needs 3, the stack has 2"),
  ])
  func `of a choice the condition is asked, then the branch it chooses`(
    words: String, message: String
  ) throws {
    #expect(Diagnosis.error(in: try Program(words).tokens, [:]).message == message)
  }

  @Test func `values of variables count`() throws {
    let tokens = try Program("1 M /").tokens
    #expect(Diagnosis.error(in: tokens, [:]).kind == .notSet(.graph))
    #expect(Diagnosis.error(in: tokens, [.graph: 0]).kind == .divisionByZero)
  }
}
