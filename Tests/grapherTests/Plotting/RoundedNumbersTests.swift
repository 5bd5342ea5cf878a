import Testing

@testable import grapher

@Suite struct RoundedNumbersTests {
  @Test(arguments: [
    (0.001, 3.14159265, 3.142), (0.005, 3.14159265, 3.142), (10.0, 12_345, 12_350),
    (1.0, -2.5, -3), (1e-30, 0.1 + 0.2, 0.1 + 0.2), (1e-5, 1e300, 1e300),
  ])
  func `a value is rounded to the grid`(step: Double, value: Double, rounded: Double) {
    #expect(RoundedNumbers(step: step).round(value) == rounded)
  }
}
