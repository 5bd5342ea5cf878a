import Testing

@testable import CalculatorBrain

/// The references are Python's: `float(int(text, radix))`, and whether `int` of that is the number.
@Suite struct BigDigitsTests {
  @Test(
    arguments: [
      ("9007199254740992", 10, 9007199254740992, true),
      ("9007199254740993", 10, 9007199254740992, false),
      ("123456789012345678901234567890", 10, 1.2345678901234568e29, false),
      ("ffffffffffffffff", 16, 1.8446744073709552e19, false),
      ("fffffffffffff800", 16, 1.844674407370955e19, true),
      ("777777777777777777777777", 8, 4.722366482869645e21, false),
      ("111111111111111111111111111111111111111111111111111111", 2, 1.8014398509481984e16, false),
      ("00000000000000000000000000000000000000000000000000000017", 10, 17, true),
      ("0", 10, 0, true), ("", 10, 0, true),
    ] as [(String, UInt8, Double, Bool)])
  func `digits are read exactly and rounded once`(
    digits: String, radix: UInt8, value: Double, fits: Bool
  ) {
    let number = BigDigits(digits.utf8, radix: radix)
    #expect(number.value == value)
    #expect(number.fits == fits)
  }

  @Test func `a power of two fits, however large`() {
    let number = BigDigits(("1" + String(repeating: "0", count: 1000)).utf8, radix: 2)
    #expect(number.value == 0x1p1000)
    #expect(number.fits)
  }

  @Test func `what no double reaches is infinite and does not fit`() {
    let digits = String(repeating: "9", count: 400)
    #expect(BigDigits(digits.utf8, radix: 10).value == .infinity)
    let long = "1" + String(repeating: "0", count: 1_000_000)
    #expect(BigDigits(long.utf8, radix: 2).value == .infinity)
    #expect(!BigDigits(long.utf8, radix: 2).fits)
  }
}
