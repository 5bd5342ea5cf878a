import Glibc
import IntervalArithmetic
import Testing

@testable import Graphing

/// Expected: limits, by calculus.
@Suite struct GapReadingTests {
  private func features(
    _ curve: Curve, _ x: ClosedRange<Double> = -3...3.1, _ y: ClosedRange<Double> = -5...10
  ) -> [Feature] {
    curve.trace(x, y).features
  }

  @Test func `a pole tells the sign on each side`() {
    let simple = Feature(.pole, x: 0, left: .infinite(.minus), right: .infinite(.plus))
    let double = Feature(.pole, x: 0, left: .infinite(.plus), right: .infinite(.plus))
    let square = Curve(
      { $0 == 0 ? nil : 1 / ($0 * $0) }, proved: { $0.squared.reciprocal })
    #expect(features(.reciprocal) == [simple] && features(.reciprocal.unproved) == [simple])
    #expect(features(square) == [double])
  }

  @Test func `a pole at no simple number is found between its sides`() throws {
    let pole = try #require(features(.tangent, 0.1...3).first)
    #expect(pole.kind == .pole && pole.value == nil)
    #expect(pole.left == .infinite(.plus) && pole.right == .infinite(.minus))
    #expect(abs(pole.x - .pi / 2) < 1e-12)
  }

  @Test func `a pole may have one side only`() {
    let edge = Feature(.pole, x: 0, left: .undefined, right: .infinite(.minus))
    #expect(features(.logarithm) == [edge] && features(.logarithm.unproved) == [edge])
    let exponential = Curve(
      { $0 == 0 ? nil : exp(1 / $0) }, proved: { $0.reciprocal.map { $0.exponential } })
    let oneSided = Feature(.pole, x: 0, left: .limit(0), right: .infinite(.plus))
    #expect(features(exponential) == [oneSided])
  }

  @Test func `a jump tells both limits and the value`() throws {
    for curve in [Curve.ramps, .ramps.unproved] {
      let jump = try #require(features(curve, 1.3...2.9).first)
      #expect(jump.kind == .jump && jump.x == 2 && jump.value == 4 && jump.right == .limit(4))
      guard case .limit(let left) = jump.left else {
        Issue.record("no limit on the left")
        continue
      }
      #expect(abs(left - 2) < 1e-14)
    }
  }

  @Test func `a jump at no simple number has the value that is there`() {
    let steps = Curve(
      { $0 == 0 ? nil : (1 / $0).rounded(.down) }, proved: { $0.reciprocal.map { $0.floor } })
    for curve in [steps, steps.unproved] {
      #expect(
        features(curve, 0.3...0.4)
          == [Feature(.jump, x: 1.0 / 3, left: .limit(3), right: .limit(2), value: 3)])
    }
  }

  @Test func `a curve that swings up to a place has no limits there`() {
    #expect(features(.chirp, -1...1, -2...2).isEmpty)
  }

  @Test func `the closed side of a jump reaches it`() {
    let trace = Curve.floor.trace(0.5...1.7, -1...2)
    #expect(trace.strokes.count == 2)
    #expect(trace.strokes.last?.vertices.first == Point(x: 1, y: 1))
    #expect((trace.strokes.first?.vertices.last?.x ?? 1) < 1)
  }

  @Test func `a hole tells its limit`() throws {
    let sinc = try #require(features(.cardinalSine).first)
    #expect(sinc.kind == .hole && sinc.x == 0 && sinc.value == nil)
    let line = Curve(
      { $0 == 1 ? nil : ($0 * $0 - 1) / ($0 - 1) },
      proved: {
        let one = EnclosureTerm(constant: 1)
        return ($0.squared - one).divided(by: $0 - one)
      })
    let hole = try #require(features(line, 0...2).first)
    #expect(hole.kind == .hole && hole.x == 1)
    guard case .limit(let limit) = hole.left else { return #expect(Bool(false)) }
    #expect(abs(limit - 2) < 1e-10)
  }

  @Test func `an edge is closed or open`() throws {
    let root = try #require(features(.root).first)
    #expect(root.kind == .edge && root.x == 0 && root.value == 0 && root.left == .undefined)
    let half = Curve(
      { $0 > 1 ? $0 : nil },
      proved: { x in x.when(EnclosureTerm(constant: 1).isLess(than: x)) })
    let open = try #require(features(half).first)
    #expect(open.kind == .edge && open.x == 1 && open.value == nil)
  }

  @Test func `an edge at no simple number is where the last point is`() throws {
    let curve = Curve(
      { $0 * $0 < 2 ? nil : ($0 * $0 - 2).squareRoot() },
      proved: { ($0.squared - EnclosureTerm(constant: 2)).squareRoot })
    let found = features(curve, 0...3, -1...3)
    let edge = try #require(found.first)
    #expect(found.count == 1 && edge.kind == .edge && edge.value != nil)
    #expect(abs(edge.x - 2.0.squareRoot()) < 1e-7)
  }

  @Test func `a value apart from its neighbors is a dot`() {
    let curve = Curve(
      { $0 == 1 ? 3 : $0 },
      proved: { x in
        EnclosureTerm.choice(
          if: x.isEqual(to: EnclosureTerm(constant: 1)), then: EnclosureTerm(constant: 3), else: x)
      })
    let trace = curve.trace(0...2, 0...4)
    #expect(trace.dots == [Point(x: 1, y: 3)])
    #expect(trace.features.map(\.kind) == [.hole] && trace.features.first?.value == 3)
  }

  @Test func `a lone value is a point`() {
    let curve = Curve(
      { $0 == 1 ? 3 : nil },
      proved: {
        $0.isEqual(to: EnclosureTerm(constant: 1)).when(
          $0.isEqual(to: EnclosureTerm(constant: 1))
        ).map { $0 * EnclosureTerm(constant: 3) }
      })
    let trace = curve.trace(0...2, 0...4)
    #expect(trace.segments == [Segment([Point(x: 1, y: 3)])])
    #expect(
      trace.features == [Feature(.point, x: 1, left: .undefined, right: .undefined, value: 3)])
  }

  @Test func `a break that only a proof was missing for is no feature`() {
    // x²/x·x/x has no proof at 0 and is undefined there; |x|·sign(x) = x has none and is defined.
    let curve = Curve(
      { abs($0) * ($0 > 0 ? 1 : $0 < 0 ? -1 : 0) }, proved: { $0.absoluteValue * $0.sign })
    let trace = curve.trace(-1...1, -1...1)
    #expect(trace.features.isEmpty && trace.dots.isEmpty)
  }
}
