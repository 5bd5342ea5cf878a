import Glibc
import IntervalArithmetic
import Synchronization
import Testing

@testable import Graphing

/// Expected: calculus (places of poles, jumps, edges and extremes), not an earlier run.
@Suite struct SamplingTests {
  @Test func `a pole splits the curve, each branch running out of the view`() {
    let trace = Curve.tangent.trace(-10...10, -10...10)
    #expect(trace.strokes.count == 7 && trace.isProved && trace.isComplete)
    for stroke in trace.strokes.dropLast() { #expect((stroke.vertices.last?.y ?? 0) > 10) }
    for stroke in trace.strokes.dropFirst() { #expect((stroke.vertices.first?.y ?? 0) < -10) }
    #expect(trace.features.map(\.kind) == Array(repeating: .pole, count: 6))
  }

  @Test(arguments: [-10.0...10.0, -9.7...10.3, 0...20])
  func `no stroke spans a jump`(x: ClosedRange<Double>) {
    let trace = Curve.floor.trace(x, -12...22)
    for stroke in trace.strokes { #expect(Set(stroke.vertices.map(\.y)).count == 1) }
    #expect(trace.strokes.count >= 20)
  }

  @Test func `a spike of a billionth of the range is found to its top`() {
    let trace = Curve.spike.trace(-1...1, -0.2...1.2)
    let top = trace.segments.flatMap(\.vertices).map(\.y).max() ?? 0
    #expect(trace.strokes.count == 1 && top > 0.999)
  }

  /// Expected: what `Documentation/Sampling.md` says of its picture of a spike.
  @Test func `a spike of a millionth of the range takes about 100 evaluations`() {
    @Sendable func distance(_ x: EnclosureTerm) -> EnclosureTerm {
      (x - EnclosureTerm(constant: 1.2345)) * EnclosureTerm(constant: 1e6)
    }
    let spike = Curve(
      { exp(-(($0 - 1.2345) * 1e6) * (($0 - 1.2345) * 1e6)) },
      proved: { (-distance($0).squared).exponential })
    let trace = Sampler.trace(spike, over: -5...5, showing: -0.1...1.1, width: 480, height: 320)
    #expect(trace.strokes.count == 1 && trace.evaluations < 120)
  }

  @Test func `steep is no jump`() {
    let curve = Curve(
      { atan(1e6 * ($0 - 0.3)) },
      proved: {
        (($0 - EnclosureTerm(constant: 0.3)) * EnclosureTerm(constant: 1e6)).arctangent
      })
    #expect(curve.trace(-1...1, -2...2).strokes.count == 1)
    #expect(curve.unproved.trace(-1...1, -2...2).strokes.count == 1)
  }

  @Test func `a square root starts at the edge of its domain`() {
    for curve in [Curve.root, Curve.root.unproved] {
      let trace = curve.trace(-2.05...10, -1...4)
      #expect(trace.strokes.count == 1)
      #expect(trace.strokes.first?.vertices.first == Point(x: 0, y: 0))
    }
  }

  @Test func `a root is followed down its steepest edge`() {
    let trace = Curve.tenthRoot.trace(-2.05...10, -1...2)
    #expect(trace.strokes.first?.vertices.first == Point(x: 0, y: 0))
  }

  @Test(arguments: [1e3, 1e5, 1e8])
  func `a wave that turns many times in a pixel is one stroke that covers all of it`(
    frequency: Double
  ) {
    let curve = Curve(
      { sin(frequency * $0) }, proved: { ($0 * EnclosureTerm(constant: frequency)).sine })
    let trace = curve.trace(0...10, -1.5...1.5)
    #expect(trace.strokes.count == 1 && trace.bars.isEmpty)
    // Within each pixel the stroke goes from top to bottom, but for 0.4 pixels.
    let vertices = trace.segments.flatMap(\.vertices)
    for column in stride(from: 0, to: 10, by: 10.0 / 1200) {
      let ys = vertices.filter { abs($0.x - column) <= 10.0 / 1200 }.map(\.y)
      #expect((ys.max() ?? 0) > 0.998 && (ys.min() ?? 0) < -0.998)
    }
  }

  @Test func `what turns too often is a bar, all of it covered`() {
    // The tangent of 1/x has a pole in every turn.
    let curve = Curve(
      { $0 == 0 ? nil : tan(1 / $0) }, proved: { $0.reciprocal.map { $0.tangent } })
    let trace = curve.trace(-1...1, -1.5...1.5)
    #expect(!trace.bars.isEmpty)
    for bar in trace.bars {
      #expect(bar.vertices.count == 2 && abs(bar.vertices[0].x) < 0.05)
      #expect(bar.vertices.allSatisfy { (-1.5...1.5).contains($0.y) })
    }
  }

  @Test func `a curve outside of the view leaves nothing`() {
    #expect(Curve.sine.trace(-10...10, 3...5).segments.isEmpty)
    #expect(Curve.sine.trace(-10...10, 3...5).evaluations <= 33)
  }

  @Test func `logarithms are followed to the bottom of a deep view`() {
    let trace = Curve.logarithm.trace(-1...3, -80...2)
    #expect((trace.strokes.first?.vertices.first?.y ?? 0) <= -80)
  }

  @Test func `a scout finds the spike, and leaves the work for later`() {
    var sampling = Sampling(.spike, over: -1...1, width: 1200, height: 800)
    let fit = Fit.range(of: [sampling.scout()]) ?? 0...0
    #expect(abs(fit.lowerBound + 0.05) < 0.01 && abs(fit.upperBound - 1.05) < 0.01)
    #expect(sampling.trace(in: fit).evaluations < 250)
  }

  @Test(arguments: [
    (Curve.tangent, 1.0...40.0), (.reciprocal, 1...40), (.sine, 2.1...2.3), (.floor, 20...24),
    (.cardinalSine, 1.2...1.4), (.logarithm, 4...20),
  ])
  func `a scout's fit shows the curve, not its poles`(
    curve: Curve, height: ClosedRange<Double>
  ) throws {
    for curve in [curve, curve.unproved] {
      var sampling = Sampling(curve, over: -10...10, width: 1200, height: 800)
      let fit = try #require(Fit.range(of: [sampling.scout()]))
      #expect(height.contains(fit.upperBound - fit.lowerBound), "\(fit)")
    }
  }

  /// Expected: a bell exp(-d²) takes every value from 0 to 1, as 1/(1 + d²) does.
  @Test(arguments: [50, 100, 700, 900, 1e3, 1.1e3, 1e4, 1e6, 1e9])
  func `a scout finds a narrow bell, though it is next to nothing almost everywhere`(
    factor: Double
  ) throws {
    @Sendable func distance(_ x: EnclosureTerm) -> EnclosureTerm {
      (x - EnclosureTerm(constant: 1.2345)) * EnclosureTerm(constant: factor)
    }
    let bell = Curve(
      { exp(-(($0 - 1.2345) * factor) * (($0 - 1.2345) * factor)) },
      proved: { (-distance($0).squared).exponential })
    let witch = Curve(
      { 1 / (1 + (($0 - 1.2345) * factor) * (($0 - 1.2345) * factor)) },
      proved: { (EnclosureTerm(constant: 1) + distance($0).squared).reciprocal })
    for curve in [bell, witch] {
      var sampling = Sampling(curve, over: 0...2, width: 1200, height: 800)
      let fit = try #require(Fit.range(of: [sampling.scout()]))
      #expect(abs(fit.lowerBound + 0.05) < 0.02 && abs(fit.upperBound - 1.05) < 0.02, "\(fit)")
      #expect(sampling.trace(in: fit).evaluations < 2000)
    }
  }

  /// Expected: values that differ by 2⁻³⁶ of their size at most are shown as a constant is.
  @Test func `a curve known worse than what it shows is fitted by its values`() throws {
    let wave = Curve(
      { 1e15 + sin($0) }, proved: { EnclosureTerm(constant: 1e15) + $0.sine })
    var sampling = Sampling(wave, over: -10...10, width: 1200, height: 800)
    let fit = try #require(Fit.range(of: [sampling.scout()]))
    #expect(fit.lowerBound == 0 && abs(fit.upperBound - 2e15) <= 3)
    let trace = sampling.trace(in: fit)
    #expect(!trace.segments.isEmpty && !trace.isUndefined)
  }

  /// Expected: in doubles 1 - cos(x) is 0 up to x² = 2⁻⁵³ and then 2⁻⁵³, the quotient 1 at most.
  ///
  /// And (1 + x) - 1 is x to 2⁻⁵².
  @Test func `a curve lost in its own rounding is fitted by its values`() throws {
    let one: @Sendable () -> EnclosureTerm = { EnclosureTerm(constant: 1) }
    let versine = Curve(
      { $0 == 0 ? nil : (1 - cos($0)) / ($0 * $0) },
      proved: { (one() - $0.cosine).divided(by: $0.squared) })
    var sampling = Sampling(versine, over: -2e-7...2e-7, width: 1200, height: 800)
    let fit = try #require(Fit.range(of: [sampling.scout()]))
    #expect((-0.2...0.2).contains(fit.lowerBound) && (0.8...1.2).contains(fit.upperBound), "\(fit)")
    let steps = Curve({ (1 + $0) - 1 }, proved: { (one() + $0) - one() })
    sampling = Sampling(steps, over: -1e-15...1e-15, width: 1200, height: 800)
    let small = try #require(Fit.range(of: [sampling.scout()]))
    #expect(abs(small.upperBound - 1.1e-15) <= 0x1p-52, "\(small)")
    #expect(abs(small.lowerBound + 1.1e-15) <= 0x1p-52, "\(small)")
  }

  @Test func `undefined is what is nowhere defined, not what does not show`() {
    for curve in [Curve.root, .root.unproved] {
      #expect(curve.trace(-2 ... -1, -1...1).isUndefined)
      #expect(!curve.trace(5...6, -1...1).isUndefined)
      #expect(!curve.trace(-1...1, -1...1).isUndefined)
    }
  }

  @Test func `evaluations grow with the width of the picture, not with the range`() {
    // A value counts as an eighth of an enclosure.
    func effort(_ x: ClosedRange<Double>, width: Int) -> Int {
      let trace = Sampler.trace(.sine, over: x, showing: -1.5...1.5, width: width, height: width)
      return trace.enclosures + trace.points / 8
    }
    #expect(effort(-6.3...6.3, width: 1200) < 400)
    #expect(effort(-1e9...1e9, width: 1200) < 20_000)
    #expect(effort(-1e9...1e9, width: 300) < 7_000)
  }

  @Test func `a curve without proofs is sampled in blocks at first`() {
    let single = Curve(title: "", yForX: { sin($0) })
    var blocks = single
    blocks.samples = { xs, ys in for index in xs.indices { ys[index] = sin(xs[index]) } }
    let (first, second) = (single.trace(-9...9, -1...1), blocks.trace(-9...9, -1...1))
    #expect(first == second && first.points >= 1201)
  }

  @Test func `a cancel stops the work and keeps what there is`() {
    let calls = Atomic(0)
    let curve = Curve(
      { x in
        calls.add(1, ordering: .relaxed)
        return sin(1 / x)
      },
      proved: { x in
        calls.add(1, ordering: .relaxed)
        return x.reciprocal.map { $0.sine }
      })
    for curve in [curve, curve.unproved] {
      calls.store(0, ordering: .relaxed)
      let trace = Sampler.trace(
        curve, over: -1...1, showing: -1...1, width: 1200, height: 800,
        isCancelled: { calls.load(ordering: .relaxed) >= 700 })
      #expect(!trace.isComplete && trace.evaluations <= 701)
    }
    let nothing = Sampler.trace(
      .sine, over: -1...1, showing: -1...1, width: 99, height: 99, isCancelled: { true })
    #expect(nothing.segments.isEmpty && nothing.evaluations == 0)
  }

  @Test func `garbage ends, with finite vertices and within the budget`() {
    for (number, function) in garbageFunctions().enumerated() {
      for y in [-1.0...1.0, -1e308...1e308, 0...Double.leastNonzeroMagnitude] {
        let trace = Curve(title: "", yForX: function).trace(-10...10, y)
        #expect(trace.isComplete && trace.evaluations <= 60_000, "function \(number)")
        let vertices = trace.segments.flatMap(\.vertices)
        #expect(vertices.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "function \(number)")
      }
    }
  }

  @Test func `an enclosure that knows nothing gives bars, not strokes`() {
    let nothing = Enclosure(range: .wholeLine, slope: .wholeLine, trust: .partial)
    let curve = Curve(title: "", yForX: { sin($0) }, enclosure: { _ in nothing })
    let trace = curve.trace(-10...10, -1...1)
    #expect(trace.strokes.isEmpty && !trace.bars.isEmpty && trace.evaluations <= 20_000)
  }

  @Test func `an enclosure that contradicts the curve is caught`() async {
    await #expect(processExitsWith: .failure) {
      let curve = Curve({ sin($0) + 1 }, proved: { $0.sine })
      _ = curve.trace(-10...10, -3...3)
    }
  }

  @Test func `strange ranges give what they can`() {
    let largest = Double.greatestFiniteMagnitude
    let tiny = Double.leastNonzeroMagnitude
    let line = Curve({ $0 }, proved: { $0 })
    for curve in [line, line.unproved, .tangent, .reciprocal, .reciprocal.unproved] {
      for x in [-largest...largest, -tiny...tiny, 1...1.0.nextUp, 1...1, 1e300...1.0001e300] {
        for y in [-largest...largest, -tiny...tiny, -1...1] {
          let trace = curve.trace(x, y)
          #expect(trace.isComplete)
          let vertices = trace.segments.flatMap(\.vertices)
          #expect(vertices.allSatisfy { $0.y.isFinite && x.contains($0.x) }, "\(x) \(y)")
        }
      }
      #expect(curve.trace(-Double.infinity...0, -1...1).segments.isEmpty)
      #expect(curve.trace(0...1, 0...Double.infinity).segments.isEmpty)
    }
    #expect(line.trace(1...1, -2...2).segments == [Segment([Point(x: 1, y: 1)])])
    #expect(line.trace(1...1.0.nextUp, 0...2).strokes.count == 1)
    #expect(Sampler.trace(line, over: 0...1, showing: 0...1, width: -3, height: 0).isComplete)
  }

  @Test func `the title does not matter`() {
    let traces = ["", "sin(M)", "`touch x`\n'"].map { title in
      var curve = Curve.sine
      curve.title = title
      return curve.trace(-1...1, -1...1)
    }
    #expect(Set(traces).count == 1)
  }
}
