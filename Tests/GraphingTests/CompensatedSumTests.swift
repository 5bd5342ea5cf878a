import Testing

@testable import Graphing

/// Expected: the example of Neumaier's paper, and sums whose value is known exactly.
@Suite struct CompensatedSumTests {
  @Test func `what rounding loses comes back`() {
    var sum = CompensatedSum()
    for term in [1, 1e100, 1, -1e100] { sum.add(term) }
    #expect(sum.value == 2)
  }

  @Test func `a million tenths are a hundred thousand`() {
    var sum = CompensatedSum()
    for _ in 0..<1_000_000 { sum.add(0.1) }
    #expect(sum.value == 100_000)
  }
}
