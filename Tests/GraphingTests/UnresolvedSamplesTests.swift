import Glibc
import IntervalArithmetic
import Testing

@testable import Graphing

/// Expected: quantiles of the functions by calculus.
@Suite struct UnresolvedSamplesTests {
  /// Looks at a curve of which enclosures tell nothing but bounds and that it is defined.
  private func samples(
    _ function: @escaping @Sendable (Double) -> Double?, bounds: Double = 1e9,
    trust: Enclosure.Trust = .continuous
  ) -> UnresolvedSamples {
    let nothing = Enclosure(
      range: Interval(-bounds, bounds), slope: .wholeLine, trust: trust)
    let curve = Curve(title: "", yForX: function, enclosure: { _ in nothing })
    var evaluator = Evaluator(curve)
    let value = Interval(-bounds, bounds)
    var survey = Survey([ProvedCell(0, 1, value, value, with: &evaluator)])
    let scale = Scale(x: 0...1, width: 300, unit: 0.01)
    survey.settle(on: scale, with: &evaluator)
    return UnresolvedSamples(of: survey, on: scale, with: &evaluator)
  }

  private func heights(_ samples: UnresolvedSamples) -> ClosedRange<Double>? {
    guard let ys = samples.stroke?.vertices.map(\.y), let low = ys.min(), let high = ys.max() else {
      return nil
    }
    return low...high
  }

  @Test func `values without outliers are all shown, from border to border`() throws {
    let samples = samples { sin(100 * $0) }
    let shown = try #require(heights(samples))
    #expect(shown.lowerBound < -0.99 && shown.upperBound > 0.99)
    #expect(samples.stroke?.vertices.first?.x == 0 && samples.stroke?.vertices.last?.x == 1)
    #expect(samples.stroke?.isUnresolved == true && samples.width == 1)
    #expect(samples.fuzzy.low < -0.99 && samples.fuzzy.high > 0.99)
  }

  @Test func `values near poles are left out`() throws {
    // A 16th of the values of the tangent lie beyond tan(7π/16) = 5.03.
    let shown = try #require(heights(samples({ tan(100 * $0) }, trust: .defined)))
    #expect((-12 ... -3).contains(shown.lowerBound) && (3...12).contains(shown.upperBound))
  }

  @Test func `values that are undefined give nothing`() {
    for samples in [samples { _ in nil }, samples { _ in .nan }] {
      #expect(samples.stroke == nil && samples.fuzzy.isEmpty)
    }
  }

  @Test func `what is resolved is not looked at`() {
    let samples = samples({ _ in 0 }, bounds: 1e-9)
    #expect(samples.stroke == nil && samples.width == 0)
  }
}
