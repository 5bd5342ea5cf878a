import CalculatorBrain
import Testing

@Suite struct ParserTests {
  private static var vocabulary: Vocabulary {
    Vocabulary(
      isVariable: { $0.name == "speed" },
      favorite: { _ throws(CalculatorError) in try Program("M sin") },
      otherWords: ["plot", "table", "q"])
  }

  private func read(_ text: String) throws(CalculatorError) -> Program {
    let words = try LineSplitter.lines(of: text).joined()
    return try Program(words: Array(words), vocabulary: Self.vocabulary)
  }

  @Test(arguments: [
    ("sni", "unknown word \"sni\"; did you mean \"sin\"?"),
    ("xyzzy", "unknown word \"xyzzy\""),
    ("tabel", "unknown word \"tabel\"; did you mean \"table\"?"),
    ("square", "unknown word \"square\"; did you mean \"sq\"?"),
    ("λ", "unknown word \"λ\" with the symbol U+03BB"),
    ("3\u{200B}", "\"3\u{FFFD}\" is not a number: unexpected \"\u{FFFD}\" after 3"),
    ("a\u{1B}[2J", "unknown word \"a␛[2J\""),
    ("%", "\"%\" is not an operation; the remainder is mod, percent 100 / *"),
    ("zeros", "\"zeros\" is reserved for a later version"),
    ("nan", "\"nan\" is not a number that can be written"),
    ("-inf", "\"-inf\" is not a number that can be written"),
    ("Infinity", "\"Infinity\" is not a number that can be written"),
    ("\"sin\"", "\"sin\" is quoted text, not RPN"),
    ("plot", "\"plot\" is a command, not RPN"),
    ("sin(M)", "\"sin(M)\" is infix; in RPN it is: M sin"),
    ("M^2", "\"M^2\" is infix; in RPN it is: M 2 ^"),
    ("3*4", "\"3*4\" is infix; in RPN it is: 3 4 *"),
    ("->sin", "\"->sin\" cannot name a variable: it is an operation"),
    ("->e", "\"->e\" cannot name a variable: it is a constant"),
    ("->Dup", "\"->Dup\" cannot name a variable: it is a stack word"),
    ("->plot", "\"->plot\" cannot name a variable: it is a command"),
    ("->nan", "\"->nan\" cannot name a variable: it is a reserved word"),
    ("->zeros", "\"->zeros\" cannot name a variable: it is a reserved word"),
    ("->2x", "\"->2x\" cannot name a variable: a name is a letter, then letters, digits and _"),
    ("sto", "\"sto\" needs the name of a variable"),
    ("->", "\"->\" needs the name of a variable"),
  ])
  func `a word that cannot be read is told why`(text: String, expected: String) {
    let failure = error { try read("3 " + text) }
    #expect(failure?.message == expected)
    #expect(failure?.place?.start == 2)
  }

  @Test(arguments: [
    ("speed 2 *", "speed 2 *"), ("M Sin", "M sin"), ("@1 2 *", "M sin 2 *"), ("q", "q"), ("E", "E"),
    ("3 ± neg +/-", "3 chs chs chs"), ("4 1/x", "4 inv"), ("2 3 ** pow", "2 3 ^ ^"),
    ("3 4 add 5 le", "3 4 + 5 <="), ("9 √ ∛", "9 sqrt cbrt"), ("3 4 x<>y -", "4 3 -"),
    ("3 enter", "3 3"), ("1 2 3 ifte", "1 2 3 if"), ("180 d->r", "180 torad"), ("3 x^2", "3 sq"),
  ])
  func `words have aliases, Unicode spellings and any case`(text: String, words: String) throws {
    #expect(try read(text).description == words)
  }

  @Test func `a name becomes a variable where it is stored`() throws {
    var calculator = Calculator()
    try calculator.push("3 ->width width width *")
    #expect(calculator.entry(1)?.value == 9)
    #expect(
      message { try calculator.push("4 ->height undo height") } == "unknown word \"height\"")
    #expect(calculator.variables.count == 1)
  }
}
