import Testing

@testable import Graphing

/// Expected: the decimals as written.
@Suite struct ShortestDecimalTests {
  @Test(arguments: [
    (0.1, 1, -1), (-12_500, -125, 2), (0, 0, 0), (-0.0, 0, 0), (1, 1, 0), (1e-7, 1, -7),
    (1e22, 1, 22), (0.30000000000000004, 30_000_000_000_000_004, -17),
    (Double.leastNonzeroMagnitude, 5, -324),
    (1.7976931348623157e308, 17_976_931_348_623_157, 292),
  ])
  func `a number is its shortest decimal`(number: Double, significand: Int, exponent: Int) {
    let decimal = ShortestDecimal(number)
    #expect(decimal?.significand == significand && decimal?.exponent == exponent)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is not finite has none`(number: Double) {
    #expect(ShortestDecimal(number) == nil)
  }

  @Test func `a significand is counted in units`() {
    #expect(ShortestDecimal(2.5)?.significand(over: -3) == 2500)
    #expect(ShortestDecimal(2.5)?.significand(over: 0) == nil)
    #expect(ShortestDecimal(1e22)?.significand(over: 0) == nil)
    #expect(ShortestDecimal(0)?.significand(over: 5) == 0)
  }
}
