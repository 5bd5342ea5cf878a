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

  @Test func `the value at an end of the view is a dot where the curve jumps there`() {
    // ⌊3⌋ = 3, and ⌊x⌋ = 2 for 2 ≤ x < 3; the end at -3 is closed.
    for curve in [Curve.floor, .floor.unproved] {
      #expect(curve.trace(-3...3, -4...4).dots == [Point(x: 3, y: 3)])
    }
    // ⌊x⌋ + ⌊-x⌋ is 0 at integers, else -1.
    let comb = Curve(
      { $0.rounded(.down) + (-$0).rounded(.down) }, proved: { $0.floor + (-$0).floor })
    #expect(
      comb.trace(-4...4, -2...1).dots == (-4...4).map { Point(x: Double($0), y: 0) })
    // ⌊2^x⌋ is 8 at 3 and 7 before it, although bounds of 2^3 take in both.
    let powers = Curve(
      { pow(2, $0).rounded(.down) },
      proved: { EnclosureTerm(constant: 2).raised(to: $0).map { $0.floor } })
    #expect(powers.trace(-3...3, -1...10).dots.last == Point(x: 3, y: 8))
  }

  @Test func `the only value in the view is a dot`() {
    #expect(Curve.root.trace(-1...0, -1...1).segments == [Segment([Point(x: 0, y: 0)])])
  }

  @Test func `a curve that goes on at the ends of the view has no dots`() {
    for curve in [Curve.floor, .floor.unproved, .ramps, .sine, .root, .tangent, .tenthRoot] {
      #expect(curve.trace(-2.5...2.5, -8...8).dots.isEmpty)
    }
    #expect(Curve.root.trace(0...1, -1...1).dots.isEmpty)
    #expect(Curve.tenthRoot.trace(0...1, -1...1).dots.isEmpty)
    #expect(Curve.reciprocal.trace(0...1, -9...9).dots.isEmpty)
  }

  @Test func `a value apart from its neighbors is a dot at no simple number too`() {
    // sin x = 1 at π/2 + 2πk only; beside it ⌊sin x⌋ = 0 and ⌊3 sin x⌋ = 2.
    let three = EnclosureTerm(constant: 3)
    let floors = [
      (1.0, Curve({ sin($0).rounded(.down) }, proved: { $0.sine.floor })),
      (3.0, Curve({ (3 * sin($0)).rounded(.down) }, proved: { ($0.sine * three).floor })),
    ]
    for (top, curve) in floors {
      let trace = curve.trace(-7...7, -4...4)
      let tops = trace.dots.filter { $0.y == top }.map(\.x)
      #expect(tops.count == 2, "\(trace.dots)")
      for (x, expected) in zip(tops, [-1.5 * Double.pi, 0.5 * Double.pi]) {
        #expect(abs(x - expected) < 1e-7)
      }
      #expect(trace.features.filter { $0.kind == .hole && $0.value == top }.count == 2)
    }
  }

  @Test func `a lone value is a point at no simple number too`() {
    // √(sin x - 1) is 0 where sin x = 1, else undefined.
    let curve = Curve(
      { sin($0) < 1 ? nil : (sin($0) - 1).squareRoot() },
      proved: { ($0.sine - EnclosureTerm(constant: 1)).squareRoot })
    let dots = curve.trace(-7...7, -1...1).dots
    #expect(dots.count == 2 && dots.allSatisfy { $0.y == 0 && abs(sin($0.x) - 1) < 1e-14 })
  }

  @Test func `noise at the ends of the view is no dot`() {
    // sin²x + cos²x = 1, but of doubles it is less here and there, for one at -7.
    let one = Curve(
      { (sin($0) * sin($0) + cos($0) * cos($0)).rounded(.down) },
      proved: { ($0.sine.squared + $0.cosine.squared).floor })
    #expect(one.trace(-7...7, -2...2).dots.isEmpty)
  }

  @Test func `the noise at a hole is no dot`() {
    // (1 - cos(x - √2))/(x - √2)² tends to 1/2; close to √2 the quotient of doubles is anything.
    let place = 2.0.squareRoot()
    let curve = Curve(
      { $0 == place ? nil : (1 - cos($0 - place)) / (($0 - place) * ($0 - place)) },
      proved: { x in
        let distance = x - EnclosureTerm(constant: place)
        return (EnclosureTerm(constant: 1) - distance.cosine).divided(by: distance.squared)
      })
    #expect(curve.trace(0...3, -1...1).dots.isEmpty)
  }
}
