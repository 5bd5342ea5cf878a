import Testing

@testable import CalculatorBrain

/// The tokens follow the rules of the specification, by hand.
@Suite struct GluedNumberTests {
  private func tokens(_ word: String) throws -> String? {
    var notes: [Note] = []
    return try GluedNumber.tokens(of: word, notes: &notes)?.map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("3", "3"), ("-2.5", "-2.5"), ("pi", "pi"), ("-pi", "pi chs"), ("2pi", "2 pi *"),
    ("-2pi", "-2 pi *"), ("pi/2", "pi 2 /"), ("-3pi/4", "-3 pi * 4 /"), ("pi/-2", "pi -2 /"),
    ("e", "e"), ("e/2", "e 2 /"), ("0x10pi", "16 pi *"), ("2φ", "2 phi *"), ("-0", "0"),
  ])
  func `numbers, constants and their products`(word: String, words: String) throws {
    #expect(try tokens(word) == words)
  }

  @Test(arguments: [
    "", "-", "/", "2e", "3/4", "M", "2M", "sin", "2sin", "pi/", "pi/M", "pi/2pi", "pi2", "--pi",
    "pi*2", "2/pi", "+pi", "nan",
  ])
  func `every other word is none`(word: String) throws {
    #expect(try tokens(word) == nil)
  }

  @Test func `a literal at fault is thrown`() {
    #expect(throws: NumberFault.outOfRange) { try tokens("1e400pi") }
    #expect(throws: NumberFault.misplacedUnderscore) { try tokens("pi/1__0") }
  }

  @Test func `notes come with a number, and never without`() throws {
    var notes: [Note] = []
    _ = try GluedNumber.tokens(of: "1e-400pi/9007199254740993", notes: &notes)
    #expect(notes.count == 2)
    _ = try GluedNumber.tokens(of: "9007199254740993x", notes: &notes)
    #expect(notes.count == 2)
  }

  @Test(
    arguments: [
      ("0", 0), ("42", 42), ("0.1", 0.1), (".5", 0.5), ("5.", 5), ("007", 7),
      ("999999999999999", 999_999_999_999_999), ("0.00000000000001", 1e-14),
      ("7.312715117751976", 7.312715117751976), (".0000000000000001", 1e-16),
      ("9007199254740992", 0x1p53), ("9007199254740993", nil), ("10000000000000000", nil),
      ("-1", nil), ("1e3", nil), ("1.2.3", nil), (".", nil), ("", nil),
      ("3x", nil), ("1_000", nil),
    ] as [(String, Double?)])
  func `a plain number has at most sixteen digits`(word: String, value: Double?) {
    #expect(GluedNumber.plain(word) == value)
  }
}
