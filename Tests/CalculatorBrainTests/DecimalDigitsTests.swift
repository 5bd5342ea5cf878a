import Testing

@testable import CalculatorBrain

/// The references are by hand, from the shortest decimals as Python's `repr` shows them.
@Suite struct DecimalDigitsTests {
  @Test(
    arguments: [
      (1, "1", 0), (100, "1", 2), (0.1, "1", -1), (0.00012345, "12345", -4),
      (1234.5, "12345", 3), (-2.5, "25", 0), (1.5e300, "15", 300),
      (Double.leastNonzeroMagnitude, "5", -324), (1e-7, "1", -7), (1e16, "1", 16),
      (10203, "10203", 4), (0x1p-44, "5684341886080802", -14), (1e23, "1", 23),
      (0x1p53, "9007199254740992", 15),
      (9_007_199_254_740_991, "9007199254740991", 15), (0x1p-1022, "22250738585072014", -308),
    ] as [(Double, String, Int)])
  func `a number has its fewest digits`(value: Double, digits: String, exponent: Int) {
    let decimal = DecimalDigits(value)
    #expect(text(decimal) == digits)
    #expect(decimal.exponent == exponent)
  }

  @Test(
    arguments: [
      (1234.5, 4, "1235", 3), (1234.5, 9, "12345", 3), (0.125, 2, "13", -1),
      (9.99, 2, "1", 1), (0.0996, 2, "1", -1), (1.04, 2, "1", 0), (5.5, 1, "6", 0),
      (1995, 3, "2", 3), (0.30000000000000004, 17, "30000000000000004", -1),
    ] as [(Double, Int, String, Int)])
  func `halves are rounded away from zero`(
    value: Double, count: Int, digits: String, exponent: Int
  ) {
    var decimal = DecimalDigits(value)
    decimal.round(to: count)
    #expect(text(decimal) == digits)
    #expect(decimal.exponent == exponent)
  }

  @Test(
    arguments: [
      (1234.5, 6, "1234.5"), (1234.5, 4, "1234.5"), (1234.5, 3, "1.2345e3"), (1000, 4, "1000"),
      (0.0001, 6, "0.0001"), (0.00001, 6, "1e-5"), (0.012, 6, "0.012"), (3e300, 6, "3e300"),
    ] as [(Double, Int, String)])
  func `the text is positional up to the limit`(value: Double, limit: Int, text: String) {
    var line = Array(repeating: UInt8(ascii: "~"), count: 30)
    var bytes = line.mutableSpan
    let end = DecimalDigits(value).write(positionalBelow: limit, to: &bytes, at: 3)
    #expect(String(decoding: line[..<end], as: UTF8.self) == "~~~" + text)
    #expect(line[27...] == [126, 126, 126])
  }

  /// The digits without the zeros at their end.
  private func text(_ decimal: DecimalDigits) -> String {
    let digits = String(decimal.significand)
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    return digits.count == 17 ? String(digits.dropLast(zeros)) : "not 17 digits: \(digits)"
  }
}
