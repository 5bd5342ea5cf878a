import CalculatorBrain
import Testing

@Suite struct CalculatorTests {
  private func stack(_ lines: String...) throws -> [String] {
    var calculator = Calculator()
    for line in lines { try calculator.push(line) }
    return calculator.state
  }

  @Test(arguments: StackWord.allCases)
  func `every example of the stack words leaves its stack`(word: StackWord) throws {
    var calculator = Calculator()
    try calculator.push(word.row.example.words)
    let values = calculator.entries().map { $0.value.map(NumberText.shortest) ?? $0.program.infix }
    #expect(values.joined(separator: " ") == word.row.example.result)
  }

  @Test func `an entry shows its program and its value`() throws {
    var calculator = Calculator()
    try calculator.push("3 4 + M sin")
    #expect(calculator.depth == 2)
    #expect(calculator.entry(2)?.program.infix == "3 + 4")
    #expect(calculator.entry(2)?.value == 7)
    #expect(calculator.entry(2)?.hasVariables == false)
    #expect(calculator.entry(1)?.value == nil)
    #expect(calculator.entry(1)?.error?.message == "M is not set")
    #expect(calculator.entry(1)?.hasVariables == true)
    #expect(calculator.entry(3) == nil)
    #expect(calculator.entry(0) == nil)
  }

  @Test func `a store changes the values that use it and says so`() throws {
    var calculator = Calculator()
    try calculator.push("M sq M 3 a +")
    let report = try calculator.push("5 ->M")
    #expect(report.notes.map(\.message) == ["M is 5; 2 entries changed"])
    #expect(calculator.entries().map(\.value) == [25, 5, nil])
    let again = try calculator.push("6 ->M")
    #expect(
      again.notes.map(\.message) == ["M is 6, it was 5; undo brings it back; 2 entries changed"])
    #expect(calculator.entry(3)?.value == 36)
  }

  @Test func `a value stored in the middle of a line is used from there on`() throws {
    var calculator = Calculator()
    try calculator.push("2 ->M M 3 * 5 ->M M 3 * M +")
    #expect(calculator.entries().map(\.value) == [15, 20])
    try calculator.push("num ->x")
    #expect(calculator.variables[.abscissa] == 20)
  }

  @Test func `stores combine`() throws {
    var calculator = Calculator()
    try calculator.push("10 ->a 4 sto+ a 2 sto/ a 3 sto* a 1 sto- a rcl a")
    #expect(calculator.entry(1)?.program.description == "20")
    #expect(message { try calculator.push("0 sto/ a") } == "division by zero")
    #expect(message { try calculator.push("1 sto+ b") } == "b is not set")
    #expect(message { try calculator.push("M ->b") } == "M is not set")
    #expect(calculator.depth == 1)
  }

  @Test(arguments: [
    ("1 +", "not enough operands: + needs 2, the stack has 1", 2),
    ("sin", "not enough operands: sin needs 1, the stack has 0", 0),
    ("5 swap", "not enough operands: swap needs 2, the stack has 1", 2),
    ("1 0 /", "division by zero", 4),
    ("1 2 3 -1 sqrt + + +", "square root of a negative number", 9),
    ("7 1 0 / 3 swap", "division by zero", 6),
    ("7 lastx", "\"lastx\": no operation has had an operand yet", 2),
    ("3 9 pick", "\"pick\" needs a whole number from 1 to 1 on top of the stack", 4),
    ("3 0.5 roll", "\"roll\" needs a whole number from 0 to 1 on top of the stack", 6),
    ("3 4 at", "\"at\": the level below has no variable to replace", 4),
    ("1 171 ! exp", "result is infinite", 6), ("M ->a", "M is not set", 2),
    ("M num", "M is not set", 2),
  ])
  func `a line with an error changes nothing and points at the word`(
    line: String, text: String, start: Int
  ) throws {
    var calculator = Calculator()
    let failure = error { try calculator.push(line) }
    #expect(failure?.message == text)
    #expect(failure?.place?.start == start)
    #expect(calculator.depth == 0)
    #expect(calculator.undoLine() == false)
  }

  @Test func `an entry with variables is always accepted`() throws {
    var calculator = Calculator()
    try calculator.push("0 ->M 1 M /")
    #expect(calculator.entry(1)?.error?.message == "division by zero")
    #expect(calculator.entry(1)?.error?.word == "/")
  }

  @Test func `unset variables other than M, x and t are noted`() throws {
    var calculator = Calculator()
    #expect(try calculator.push("M x t + + b c b").notes.map(\.message) == ["b, c are not set"])
    #expect(try calculator.push("swap").notes.isEmpty)
    #expect(
      try calculator.push("clear").notes.map(\.message) == [
        "cleared 4 entries; undo brings them back"
      ])
  }

  @Test(arguments: [
    ("M sin 2 at", ["2 sin"]), ("M sin M 2 * at", ["M 2 * sin"]), ("3 4 + lastx", ["3 4 +", "4"]),
    ("M 1 + sin lastx", ["M 1 + sin", "M 1 +"]), ("M 1 + sin drop lastx", ["M 1 +"]),
    ("M 2 * 3 num", ["M 2 *", "3"]), ("1 2 3 0 dropn 1 roll", ["1", "2", "3"]),
    ("1 2 3 4 2 rolld", ["1", "2", "4", "3"]), ("1 2 3 3 pick", ["1", "2", "3", "1"]),
    ("1 2 3 clear 4", ["4"]), ("M 1 + dup2", nil),
  ])
  func `stack words move whole expressions`(line: String, result: [String]?) throws {
    if let result { #expect(try stack(line) == result) }
    if result == nil { #expect(throws: CalculatorError.self) { try stack(line) } }
  }

  @Test func `a long constant becomes its number`() throws {
    let line = "1" + String(repeating: " 1 +", count: 1000)
    #expect(try stack(line).count == 1)
    #expect(try stack(line + " sin").first?.hasSuffix(" sin") == true)
    var calculator = Calculator()
    try calculator.push(line)
    #expect(calculator.entry(1)?.value == 1001)
    #expect(calculator.entry(1).map { $0.program.tokens.count < 1000 } == true)
  }

  @Test func `limits are named`() throws {
    var calculator = Calculator()
    let long = "M" + String(repeating: " sin", count: 100_000)
    #expect(
      message { try calculator.push(long) } == "expression too long: the limit is 100,000 words")
    #expect(calculator.depth == 0)
    try calculator.push(
      String(repeating: "M ", count: 25_001) + String(repeating: "+ ", count: 25_000))
    #expect(calculator.entry(1)?.program.tokens.count == 50_001)
  }

  @Test(arguments: [
    ("3", 3), ("-2pi", -6.283185307179586), ("3pi/4", 2.356194490192345), ("a", 7),
    ("e", 2.718281828459045),
    ("0x10", 16), ("-0", 0), ("-2.5", -2.5), ("−3", -3),
  ])
  func `numeric arguments have one grammar`(text: String, value: Double) throws {
    var calculator = Calculator()
    try calculator.push("7 ->a")
    #expect(try calculator.number(Word(text, at: Place(start: 0, end: 0))) == value)
  }

  @Test(arguments: [
    ("M", "M is not set"), ("sin", "\"sin\" is not a number, a constant or a variable"),
    ("speed", "\"speed\" is not a number, a constant or a variable"),
    ("pi/0", "division by zero"), ("3,5", "\"3,5\" is not a number: the decimal mark is a point"),
    ("1e400", "\"1e400\" is not a number: out of range, the limit is 1.7976931348623157e308"),
  ])
  func `what is no number is refused`(text: String, expected: String) {
    let word = Word(text, at: Place(start: 3, end: 5))
    let failure = error { try Calculator().number(word) }
    #expect(failure?.message == expected)
    #expect(failure?.place == word.place)
  }
}

extension Calculator {
  /// The programs of the stack, bottom first, as RPN.
  var state: [String] { entries().map(\.program.description) }
}
