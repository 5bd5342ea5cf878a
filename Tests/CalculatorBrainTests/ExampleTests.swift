import CalculatorBrain
import Testing

/// The examples of the doc comments that no other suite holds.
@Suite struct ExampleTests {
  private let words: [Word]

  init() throws {
    words = try LineSplitter.lines(of: "M sin")[0]
  }

  @Test func `carrying out and taking back`() throws {
    var calculator = Calculator()
    try calculator.push("3 4")
    try calculator.push("+")
    #expect(calculator.entry(1)?.value == 7)
    #expect(calculator.undoLine() == true)
    #expect(calculator.program.description == "3 4")
    #expect(calculator.redoLine() == true)
    #expect(calculator.program.description == "3 4 +")
    #expect(calculator.undo() == true)
    #expect(calculator.program.description == "3 4")
  }

  @Test func `a line forgotten cannot be brought again`() throws {
    var calculator = Calculator()
    try calculator.push("3")
    calculator.forgetLine()
    #expect(calculator.redoLine() == false)
  }

  @Test func `carrying out words and programs`() throws {
    var calculator = Calculator()
    #expect(try calculator.push(words: words, vocabulary: .program).isChange == true)
    try calculator.push(Program("M sq"))
    #expect(calculator.entry(1)?.program.infix == "sq(M)")
    #expect(calculator.entries().map(\.program.infix) == ["sin(M)", "sq(M)"])
    #expect(calculator.program.description == "M sin M sq")
    let restored = Calculator(stack: [try Program("M sq")], variables: [.graph: 3])
    #expect(restored.entry(1)?.value == 9)
  }

  @Test func `variables`() throws {
    var calculator = Calculator()
    try calculator.push("M sq")
    #expect(calculator.set(.graph, to: 3) == 1)
    #expect(calculator.entry(1)?.value == 9)
    #expect(calculator.variables == [.graph: 3])
    #expect(calculator.unset([.graph]) == 1)
  }

  @Test func `vocabularies`() throws {
    let vocabulary = Vocabulary(isVariable: { $0.name == "speed" })
    let line = try LineSplitter.lines(of: "speed 2 *")[0]
    #expect(try Program(words: line, vocabulary: vocabulary).variables.map(\.name) == ["speed"])
    #expect(try Program(words: words, vocabulary: Vocabulary()).description == "M sin")
  }

  @Test func `programs and numbers`() throws {
    #expect(Program(numbers: [1, 2.5]).description == "1 2.5")
    #expect(try Program("x M x * +").variables.map(\.name) == ["x", "M"])
    #expect(try Program("x M *").graphVariable(given: [:]) == .graph)
    let result = try Program("M sin").substituting(.graph, by: Program("M 2 *"))
    #expect(result.description == "M 2 * sin")
    #expect(Token.operation(.squareRoot).text == "sqrt")
    var line = Array("x=".utf8)
    NumberText.append(0.5, to: &line)
    #expect(String(decoding: line, as: UTF8.self) == "x=0.5")
  }
}
