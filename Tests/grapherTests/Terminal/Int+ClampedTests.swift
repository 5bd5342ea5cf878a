import Testing

@testable import grapher

@Suite struct IntClampedTests {
  @Test func `a number is brought to the nearest of a range`() {
    #expect([Int.min, 1, 2, 5, 6, .max].map { $0.clamped(to: 2...5) } == [2, 2, 2, 5, 5, 5])
  }
}
