import Glibc
import Testing

@testable import Graphing

/// Expected: the extreme values of each function on the range, by calculus, and a margin of 5 %.
@Suite struct FitTests {
  private func fit(
    over x: ClosedRange<Double> = -10...10, columns: Int = 800,
    _ function: @escaping @Sendable (Double) -> Double?
  ) -> ClosedRange<Double>? {
    let curve = Curve(title: "", yForX: function)
    return Fit.range(of: [Sampler.trace(curve, over: x, columns: columns)])
  }

  /// Checks that a range is another one to a thousandth of its width.
  private func expect(
    _ range: ClosedRange<Double>?, about expected: ClosedRange<Double>,
    at place: SourceLocation = #_sourceLocation
  ) {
    guard let range else {
      Issue.record("nothing was fitted", sourceLocation: place)
      return
    }
    let tolerance = (expected.upperBound - expected.lowerBound) / 1000
    #expect(abs(range.lowerBound - expected.lowerBound) <= tolerance, sourceLocation: place)
    #expect(abs(range.upperBound - expected.upperBound) <= tolerance, sourceLocation: place)
  }

  @Test func `a curve without poles is shown whole`() {
    expect(fit { sin($0) }, about: -1.1...1.1)
    expect(fit { $0 * $0 }, about: -5...105)
    expect(fit { pow($0, 9) }, about: -1.1e9...1.1e9)
    expect(fit { exp($0) }, about: (-0.05 * exp(10))...(1.05 * exp(10)))
    expect(fit { atan(1e6 * ($0 - 0.3)) }, about: (-0.55 * .pi)...(0.55 * .pi))
  }

  @Test func `finite ends at jumps and edges are shown whole`() {
    expect(fit { $0.rounded(.down) }, about: -11...11)
    expect(fit(over: -9.7...9.7) { $0 < 0 ? nil : sqrt($0) }, about: -0.1557...3.2702)
    expect(fit { abs($0) > 1 ? nil : asin($0) }, about: (-0.55 * .pi)...(0.55 * .pi))
    expect(fit { $0 > 5 ? 0 : exp($0) }, about: (-0.05 * exp(5))...(1.05 * exp(5)))
    expect(fit { $0 - $0.rounded(.down) }, about: -0.05...1.05)
  }

  @Test(arguments: [80, 799, 800, 1201])
  func `poles do not spoil the range`(columns: Int) {
    let poles: [@Sendable (Double) -> Double?] = [
      { tan($0) }, { 1 / $0 }, { 1 / ($0 * $0) }, { 1 / ($0 - 0.3) }, { 1 / sin($0) },
    ]
    for (number, function) in poles.enumerated() {
      guard let range = fit(columns: columns, function) else {
        Issue.record("nothing was fitted to function \(number)")
        continue
      }
      let width = range.upperBound - range.lowerBound
      #expect((1...40).contains(width), "function \(number): \(range)")
    }
  }

  @Test func `tan over its half turn is no different`() {
    let range = fit(over: 0...(.pi / 2)) { tan($0) }
    #expect((range?.upperBound ?? 0) < 20)
  }

  @Test func `a logarithm is followed some way down`() {
    let range = fit { $0 <= 0 ? nil : log($0) }
    #expect((-8 ... -2).contains(range?.lowerBound ?? 0))
    #expect((2.3...3).contains(range?.upperBound ?? 0))
  }

  @Test(arguments: [(5.0, 0.0...10.0), (-3, -6.0...0), (0, -1.0...1)])
  func `a constant is in the middle`(value: Double, expected: ClosedRange<Double>) {
    #expect(fit { _ in value } == expected)
  }

  @Test func `a constant with rounding noise is a constant`() {
    expect(fit { sin($0) * sin($0) + cos($0) * cos($0) }, about: 0...2)
  }

  @Test func `several curves fit together`() {
    let traces = [{ @Sendable in sin($0) }, { @Sendable in $0 * 0 + 5 }].map {
      Sampler.trace(Curve(title: "", yForX: $0), over: -10...10, columns: 800)
    }
    expect(Fit.range(of: traces), about: -1.3...5.3)
  }

  @Test func `dots alone are shown`() {
    let dots = [1.0, 3].map { Segment([Point(x: $0, y: $0)]) }
    expect(Fit.range(of: [Trace(x: 0...4, segments: dots)]), about: 0.9...3.1)
  }

  @Test func `nothing gives nothing`() {
    #expect(Fit.range(of: []) == nil)
    #expect(fit { _ in nil } == nil)
  }

  @Test(arguments: [
    1e308, -1e308, Double.leastNonzeroMagnitude, 1e-300, Double.greatestFiniteMagnitude,
  ])
  func `extreme values give a range that can be drawn`(value: Double) {
    for range in [fit { _ in value }, fit { $0 * value }, fit { $0 < 0 ? -value : value }] {
      #expect(range.map(Viewport.canShow) ?? true)
    }
  }
}
