import Testing

@testable import Graphing

/// Expected: read off the decimals.
@Suite struct SimplestNumberTests {
  @Test(arguments: [
    (-1e-8, 3e-9, 0), (0.99999, 1.0001, 1), (0.29, 0.31, 0.3), (-2.0000001, -1.9999999, -2),
    (1.41421355, 1.41421357, 1.41421356), (99_990, 100_010, 100_000), (0, 0.0123, 0.01),
    (2.5e-7, 2.6e-7, 2.55e-7), (-0.5, -0.4, -0.45),
  ])
  func `the number with the fewest decimals is found`(
    low: Double, high: Double, expected: Double
  ) {
    #expect(simplestNumber(between: low, and: high) == expected)
    #expect(simplestNumber(between: high, and: low) == expected)
  }

  @Test func `the ends themselves do not count`() {
    #expect(simplestNumber(between: 1, and: 2) == 1.5)
  }

  @Test func `there is none between neighbors, equals and odd numbers`() {
    #expect(simplestNumber(between: 1, and: 1.0.nextUp) == nil)
    #expect(simplestNumber(between: 3, and: 3) == nil)
    #expect(simplestNumber(between: .nan, and: 3) == nil)
    #expect(simplestNumber(between: 1, and: .infinity) == nil)
    #expect(simplestNumber(between: 0, and: Double.leastNonzeroMagnitude) == nil)
  }

  @Test(arguments: [(3.0...3.01, 3.0), (-0.1...0, 0), (0.25...0.25, 0.25), (0.298...0.301, 0.3)])
  func `in a range, the bounds count`(range: ClosedRange<Double>, expected: Double) {
    #expect(simplestNumber(in: range) == expected)
  }
}
