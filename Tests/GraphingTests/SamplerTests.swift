import Glibc
import Synchronization
import Testing

@testable import Graphing

/// Expected: calculus (places of poles, jumps and edges), not an earlier run.
@Suite struct SamplerTests {
  private func trace(
    over x: ClosedRange<Double> = -10...10, columns: Int = 800,
    _ function: @escaping @Sendable (Double) -> Double?
  ) -> Trace {
    Sampler.trace(Curve(title: "", yForX: function), over: x, columns: columns)
  }

  /// Checks what every trace promises: finite vertices in ascending x, within the range.
  private func isProper(_ trace: Trace) -> Bool {
    let vertices = trace.segments.flatMap(\.vertices)
    return vertices.allSatisfy { $0.x.isFinite && $0.y.isFinite && trace.x.contains($0.x) }
      && zip(vertices, vertices.dropFirst()).allSatisfy { $0.x < $1.x }
      && trace.segments.allSatisfy { !$0.vertices.isEmpty }
  }

  @Test func `a smooth curve is one stroke with both ends sampled`() {
    let result = trace { sin($0) }
    #expect(result.segments.count == 1 && result.isComplete && isProper(result))
    #expect(result.segments.first?.vertices.first?.x == -10)
    #expect(result.segments.first?.vertices.last?.x == 10)
    #expect(result.evaluations < 840)
  }

  @Test(arguments: [1, 2, 3, 79, 320, 799, 800, 1201])
  func `a pole splits the curve at any number of columns`(columns: Int) {
    #expect(trace(columns: columns) { 1 / $0 }.segments.count == 2)
    #expect(trace(columns: columns) { $0 == 0 ? nil : 1 / $0 }.segments.count == 2)
  }

  @Test(arguments: [79, 320, 799, 800, 1201])
  func `tan has its six poles, each branch running away`(columns: Int) {
    let result = trace(columns: columns) { tan($0) }
    #expect(result.segments.count == 7 && isProper(result))
    for segment in result.segments.dropFirst() {
      #expect((segment.vertices.first?.y ?? 0) < -1e4)
    }
    for segment in result.segments.dropLast() {
      #expect((segment.vertices.last?.y ?? 0) > 1e4)
    }
  }

  @Test(arguments: [-10.0...10.0, -9.7...10.3, -8.123...11])
  func `a pole between values of one sign splits the curve`(x: ClosedRange<Double>) {
    #expect(trace(over: x) { 1 / ($0 * $0) }.segments.count == 2)
    #expect(trace(over: x) { log(abs($0)) }.segments.count == 2)
  }

  @Test(arguments: [-10.0...10.0, -9.7...10.4, -9.123...9.9])
  func `no stroke of floor spans a jump`(x: ClosedRange<Double>) {
    let result = trace(over: x) { $0.rounded(.down) }
    for segment in result.segments {
      #expect(Set(segment.vertices.map(\.y)).count == 1)
    }
    #expect(isProper(result) && result.segments.count >= 20)
  }

  @Test func `a sawtooth is not joined over its jumps`() {
    let result = trace(over: -9.7...10.3) { $0 - $0.rounded(.down) }
    #expect(result.segments.count == 21)
  }

  @Test(arguments: [200, 800, 1201])
  func `a steep continuous curve stays joined`(columns: Int) {
    let result = trace(columns: columns) { atan(1e6 * ($0 - 0.3)) }
    #expect(result.segments.count == 1)
  }

  @Test func `continuous corners and cusps stay joined`() {
    #expect(trace { abs($0 - 0.123) }.segments.count == 1)
    #expect(trace { sqrt(abs($0 - 0.123)) }.segments.count == 1)
    #expect(trace { max(0, $0 - 0.123) }.segments.count == 1)
    #expect(trace { cbrt($0 - 0.123) }.segments.count == 1)
  }

  @Test func `a constant with rounding noise stays joined`() {
    #expect(trace { sin($0) * sin($0) + cos($0) * cos($0) }.segments.count == 1)
  }

  @Test func `many turns in a column are one stroke still`() {
    #expect(trace(columns: 700) { sin(300 * $0) }.segments.count == 1)
  }

  @Test(arguments: [-10.0...10.0, -9.7...10.3])
  func `a square root starts at the edge of its domain`(x: ClosedRange<Double>) {
    let result = trace(over: x) { $0 < 0 ? nil : sqrt($0) }
    #expect(result.segments.count == 1)
    #expect(result.segments.first?.vertices.first == Point(x: 0, y: 0))
  }

  @Test func `a curve between two edges ends at both`() {
    let result = trace(over: -9.7...10.3) { abs($0) > 1 ? nil : asin($0) }
    #expect(result.segments.first?.vertices.first == Point(x: -1, y: asin(-1)))
    #expect(result.segments.last?.vertices.last == Point(x: 1, y: asin(1)))
  }

  @Test func `an isolated value is a dot`() {
    let result = trace { $0 == 0 ? 0 : $0 < 0 ? -1 : 1 }
    #expect(result.segments.map(\.vertices.count).sorted().first == 1)
    #expect(result.segments.count == 3)
  }

  @Test func `samples and single values draw the same`() {
    let function: @Sendable (Double) -> Double = { 1 / ($0 - 0.3) }
    let both = Curve(
      title: "", yForX: function,
      samples: { xs, ys in for index in xs.indices { ys[index] = function(xs[index]) } })
    #expect(Sampler.trace(both, over: -10...10, columns: 800) == trace(function))
  }

  @Test func `the title does not matter`() {
    let titles = ["", "sin(M)", "`touch x`\n'"]
    let traces = titles.map {
      Sampler.trace(Curve(title: $0, yForX: { sin($0) }), over: -1...1, columns: 99)
    }
    #expect(Set(traces).count == 1)
  }

  @Test func `a cancel stops within 512 evaluations and keeps what there is`() {
    let calls = Atomic(0)
    let curve = Curve(
      title: "",
      yForX: { x in
        calls.add(1, ordering: .relaxed)
        return sin(x)
      })
    let result = Sampler.trace(
      curve, over: 0...1, columns: 100_000,
      isCancelled: { calls.load(ordering: .relaxed) >= 1000 })
    #expect(!result.isComplete && isProper(result))
    #expect((1000...1512).contains(result.evaluations))
    #expect(result.segments.first.map { $0.vertices.count } ?? 0 >= 1000)
  }

  @Test func `a cancel at once gives nothing`() {
    let curve = Curve(title: "", yForX: { $0 })
    let result = Sampler.trace(curve, over: 0...1, columns: 9, isCancelled: { true })
    #expect(result == Trace(x: 0...1, segments: [], isComplete: false))
  }

  @Test func `garbage ends and stays within the budget`() {
    for (number, function) in garbageFunctions().enumerated() {
      let result = trace(function)
      #expect(isProper(result) && result.isComplete, "function \(number)")
      #expect(result.evaluations <= 33 * 801 + 4096 + 256, "function \(number)")
    }
  }

  @Test func `strange ranges give what they can`() {
    let all = -Double.infinity...Double.infinity
    #expect(trace(over: all) { $0 }.segments.isEmpty)
    #expect(trace(over: 1...1) { $0 }.segments == [Segment([Point(x: 1, y: 1)])])
    let narrow = trace(over: 1...1.0.nextUp) { $0 }
    #expect(narrow.segments.first?.vertices.map(\.x) == [1, 1.0.nextUp])
    #expect(isProper(trace(over: -1e308...1e308) { $0 }))
    #expect(
      isProper(trace(over: -Double.leastNonzeroMagnitude...Double.leastNonzeroMagnitude) { $0 }))
    #expect(isProper(trace(columns: -3) { $0 }))
  }
}
