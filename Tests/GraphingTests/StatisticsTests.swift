import Glibc
import Testing

@testable import Graphing

/// Expected: extreme values and integrals by calculus.
@Suite struct StatisticsTests {
  private func statistics(
    over x: ClosedRange<Double> = -10...10,
    _ function: @escaping @Sendable (Double) -> Double?
  ) -> Statistics? {
    Statistics(of: Sampler.trace(Curve(title: "", yForX: function), over: x, columns: 800))
  }

  @Test func `a constant is its own statistics, exactly`() {
    let result = statistics { _ in 0.1 }
    #expect(result?.count == 801)
    #expect(result?.minimum == 0.1 && result?.maximum == 0.1 && result?.mean == 0.1)
  }

  @Test func `an odd function has the mean 0, exactly`() {
    #expect(statistics { $0 * $0 * $0 }?.mean == 0)
    #expect(statistics { $0 * $0 * $0 }?.maximum == 1000)
  }

  @Test func `a parabola has a third of its height as its mean`() {
    // The trapezoid rule is off by h²/12 · f'' · width / width = 0.025² / 6.
    let mean = statistics { $0 * $0 }?.mean ?? 0
    #expect(abs(mean - 100.0 / 3 - 0.025 * 0.025 / 6) < 1e-12)
  }

  @Test func `only where the curve is defined counts`() {
    let mean = statistics { $0 < 0 ? nil : $0 }?.mean ?? 0
    #expect(abs(mean - 5) <= 5.0.ulp)
  }

  @Test func `points close together do not weigh more`() {
    let trace = Trace(
      x: 0...4,
      segments: [
        Segment([Point(x: 0, y: 1), Point(x: 1, y: 1)]),
        Segment([2, 2.5, 2.75, 3].map { Point(x: $0, y: 3) }),
      ])
    let result = Statistics(of: trace)
    #expect(result?.mean == 2 && result?.count == 6)
  }

  @Test func `dots have the mean of their values`() {
    let dots = [1.0, 2, 6].map { Segment([Point(x: $0, y: $0)]) }
    #expect(Statistics(of: Trace(x: 0...9, segments: dots))?.mean == 3)
  }

  @Test(arguments: [1e308, -1e308, Double.greatestFiniteMagnitude])
  func `the mean of the largest numbers does not overflow`(value: Double) {
    #expect(statistics { _ in value }?.mean == value)
    #expect(statistics { $0 < 0 ? -value : value }?.mean.isFinite == true)
  }

  @Test func `nothing has no statistics`() {
    #expect(statistics { _ in nil } == nil)
  }

  @Test func `extremes are values of the curve itself`() throws {
    let trace = Trace(
      x: 0...2, segments: [Segment([Point(x: 0, y: 0.1), Point(x: 1, y: 7), Point(x: 2, y: 5)])])
    let result = try #require(Statistics(of: trace, yForX: { $0 < 1 ? 0 : 7.5 * $0 }))
    #expect(result.minimum == 0 && result.maximum == 7.5)
    let undefined = try #require(Statistics(of: trace, yForX: { _ in nil }))
    #expect(undefined.minimum == 0.1 && undefined.maximum == 7)
  }
}
