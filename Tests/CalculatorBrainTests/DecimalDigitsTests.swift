import Testing

@testable import CalculatorBrain

/// The references are by hand, from the shortest decimals as Python's `repr` shows them.
@Suite struct DecimalDigitsTests {
  @Test(
    arguments: [
      (1, [1], 0), (100, [1], 2), (0.1, [1], -1), (0.00012345, [1, 2, 3, 4, 5], -4),
      (1234.5, [1, 2, 3, 4, 5], 3), (-2.5, [2, 5], 0), (1.5e300, [1, 5], 300),
      (Double.leastNonzeroMagnitude, [5], -324), (1e-7, [1], -7), (1e16, [1], 16),
      (10203, [1, 0, 2, 0, 3], 4),
    ] as [(Double, [UInt8], Int)])
  func `a number has its fewest digits`(value: Double, digits: [UInt8], exponent: Int) {
    let decimal = DecimalDigits(value)
    #expect(decimal.digits == digits)
    #expect(decimal.exponent == exponent)
  }

  @Test(
    arguments: [
      (1234.5, 4, [1, 2, 3, 5], 3), (1234.5, 9, [1, 2, 3, 4, 5], 3), (0.125, 2, [1, 3], -1),
      (9.99, 2, [1], 1), (0.0996, 2, [1], -1), (1.04, 2, [1], 0), (5.5, 1, [6], 0),
      (1995, 3, [2], 3),
    ] as [(Double, Int, [UInt8], Int)])
  func `halves are rounded away from zero`(
    value: Double, count: Int, digits: [UInt8], exponent: Int
  ) {
    var decimal = DecimalDigits(value)
    decimal.round(to: count)
    #expect(decimal.digits == digits)
    #expect(decimal.exponent == exponent)
  }

  @Test(
    arguments: [
      (1234.5, 6, "1234.5"), (1234.5, 4, "1234.5"), (1234.5, 3, "1.2345e3"), (1000, 4, "1000"),
      (0.0001, 6, "0.0001"), (0.00001, 6, "1e-5"), (0.012, 6, "0.012"), (3e300, 6, "3e300"),
    ] as [(Double, Int, String)])
  func `the text is positional up to the limit`(value: Double, limit: Int, text: String) {
    var bytes: [UInt8] = []
    DecimalDigits(value).append(positionalBelow: limit, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
