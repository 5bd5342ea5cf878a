import CalculatorBrain
import Testing

@Suite struct NumberLexerTests {
  @Test(arguments: [
    ("3", 3), ("-2.5", -2.5), (".5", 0.5), ("5.", 5), ("1e-7", 1e-7), ("1E7", 1e7), ("1e+7", 1e7),
    ("1_000", 1000), ("1_000.000_1", 1000.0001), ("0x1f", 31), ("0XFF", 255), ("0b101", 5),
    ("0o17", 15), ("-0x10", -16), ("−3", -3), ("1e−7", 1e-7), ("-.5", -0.5),
    ("5e-324", Double.leastNonzeroMagnitude),
    ("007", 7), ("0x20000000000000", 0x1p53), ("1.7976931348623157e308", 1.7976931348623157e308),
    ("0.1", 0.1), ("123456789012345678", 123_456_789_012_345_680),
    ("0.30000000000000004", 0.1 + 0.2),
    ("-0", 0), ("1e-400", 0), ("0e5", 0), ("999999999999999.5", 999999999999999.5), ("0x1e3", 483),
  ])
  func `numbers are read`(text: String, value: Double) throws {
    #expect(try Program(text).value([:]) == value)
  }

  @Test(arguments: [
    ("2pi", "2 pi *"), ("-2pi", "-2 pi *"), ("pi/2", "pi 2 /"), ("-pi", "pi chs"),
    ("-pi/2", "pi chs 2 /"), ("3pi/4", "3 pi * 4 /"), ("-3pi/4", "-3 pi * 4 /"), ("2π", "2 pi *"),
    ("2tau", "2 tau *"), ("2phi", "2 phi *"), ("−π", "pi chs"), ("-e", "e chs"),
    ("0.5pi", "0.5 pi *"),
    ("3 4+", "3 4 +"), ("5!", "5 !"), ("M!", "M !"), ("M 3-", "M 3 -"), ("2pi*", "2 pi * *"),
    ("3 4×", "3 4 *"), ("e!", "e !"), ("PI", "pi"), ("M SIN", "M sin"),
  ])
  func `products and operations may be glued`(text: String, words: String) throws {
    #expect(try Program(text).description == words)
  }

  @Test(arguments: [
    ("3,5", "\"3,5\" is not a number: the decimal mark is a point"),
    ("1e", "\"1e\" is not a number: the exponent has no digits"),
    ("2e", "\"2e\" is not a number: the exponent has no digits"),
    ("1e+", "\"1e+\" is not a number: the exponent has no digits"),
    ("1e3x", "\"1e3x\" is not a number: unexpected \"x\" after 1e3"),
    ("1.2.3", "\"1.2.3\" is not a number: unexpected \".3\" after 1.2"),
    ("0x", "\"0x\" is not a number: no digits follow the prefix"),
    ("0x1p3", "\"0x1p3\" is not a number: unexpected \"p3\" after 0x1"),
    ("1__0", "\"1__0\" is not a number: _ stands between digits only"),
    ("1_", "\"1_\" is not a number: _ stands between digits only"),
    ("+5", "\"+5\" is not a number: write it without the +, or the + as a word of its own"),
    ("1e400", "\"1e400\" is not a number: out of range, the limit is 1.7976931348623157e308"),
    ("-1e400", "\"-1e400\" is not a number: out of range, the limit is 1.7976931348623157e308"),
    ("2x", "\"2x\" is not a number: unexpected \"x\" after 2"),
  ])
  func `words that start like numbers are told what is wrong`(text: String, expected: String) {
    let failure = error { try Program("3 \(text)") }
    #expect(failure?.message == expected)
    #expect(failure?.place == Place(start: 2, end: 2 + text.utf8.count))
    #expect(failure?.word == text)
  }

  @Test(arguments: [
    ("9007199254740993", "9007199254740993 has no exact double; it became 9007199254740992"),
    ("-9007199254740993", "-9007199254740993 has no exact double; it became -9007199254740992"),
    ("0x20000000000001", "0x20000000000001 has no exact double; it became 9007199254740992"),
    ("1e-400", "1e-400 is too small for a double; it became 0"),
  ])
  func `a literal that cannot be held gets a note`(text: String, note: String) throws {
    var calculator = Calculator()
    #expect(try calculator.push(text).notes.map(\.message) == [note])
  }

  @Test(arguments: ["9007199254740992", "100000000000000000000", "0.1", "1e23", "0e-400"])
  func `other literals get none`(text: String) throws {
    var calculator = Calculator()
    #expect(try calculator.push(text).notes.isEmpty)
  }

  @Test func `a literal of any length is read at once`() throws {
    let digits = String(repeating: "9", count: 300)
    #expect(try Program(digits).value([:]) == 1e300)
    let zeros = String(repeating: "0", count: 100_000)
    #expect(try Program("0.\(zeros)1").value([:]) == 0)
    #expect(message { try Program("1" + zeros) }?.contains("out of range") == true)
    #expect(message { try Program("0x1" + zeros) }?.contains("out of range") == true)
  }
}
