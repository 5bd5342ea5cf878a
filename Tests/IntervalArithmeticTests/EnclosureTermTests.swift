import IntervalArithmetic
import Testing

@Suite struct EnclosureTermTests {
  private func number(_ value: Double) -> EnclosureTerm { EnclosureTerm(constant: value) }

  @Test func `the constants lie in their intervals`() {
    // To 20 digits: π 3.1415926535897932385, 2π 6.2831853071795864769, e 2.7182818284590452354,
    // φ 1.6180339887498948482.
    for (interval, nearest) in [
      (Interval.pi, 3.141592653589793), (.tau, 6.283185307179586), (.e, 2.718281828459045),
      (.phi, 1.618033988749895),
    ] {
      #expect(interval.contains(nearest))
      #expect(interval.lower.nextUp == interval.upper)
    }
  }

  @Test func `errors of the centered form shrink with the square of the width`() {
    // x - x² on [c - r, c + r] takes values within (1 - 2c) r + r² of c - c²; the plain form is
    // wide by (1 + 2c) r.
    for radius in [0x1p-5, 0x1p-10, 0x1p-15] {
      let x = EnclosureTerm(argument: Interval(0.5 - radius, 0.5 + radius))
      let parabola = x - x.squared
      #expect(parabola.range.upper - parabola.range.lower <= 5 * radius * radius)
      #expect(parabola.range.contains(0.25))
    }
  }

  @Test func `infinity from overflow flows on`() {
    // 1 / (1 + exp(-x)) far left is 0.
    let x = EnclosureTerm(argument: Interval(-2000, -1000))
    let logistic = (number(1) + (-x).exponential).reciprocal
    #expect(logistic?.trust == .continuous)
    #expect(logistic?.range.lower == 0)
    #expect(logistic?.range.upper ?? 1 < 1e-300)
    #expect(logistic?.enclosure.trust == .continuous)
  }

  @Test func `a final infinity is undefined`() {
    let exponential = EnclosureTerm(argument: Interval(700, 720)).exponential
    #expect(exponential.trust == .continuous)
    #expect(exponential.enclosure.trust == .partial)
  }

  @Test func `what is no number for infinity is partial`() {
    let large = EnclosureTerm(argument: Interval(1000, 2000)).exponential
    #expect((large - large).trust == .partial)
    #expect((large * number(0)).trust == .partial)
    #expect(large.divided(by: large)?.trust == .partial)
    #expect(large.sine.trust == .partial)
    #expect(large.arctangent.trust == .continuous)
  }

  @Test func `a constant has no slope, whatever is made of it`() {
    let two = number(2)
    #expect(two.squareRoot?.slope == Interval(0))
    #expect(two.raised(to: number(0.5))?.slope == Interval(0))
    #expect((two * two.sine).slope == Interval(0))
    #expect(number(0).squareRoot?.slope == Interval(0))
  }

  @Test func `a constant that overflowed is the greatest number or more`() {
    #expect(number(.infinity).range == Interval(.greatestFiniteMagnitude, .infinity))
  }

  @Test func `the slope of the absolute value across zero lies from -1 to 1`() {
    #expect(EnclosureTerm(argument: Interval(-1, 2)).absoluteValue.slope == Interval(-1, 1))
    #expect(EnclosureTerm(argument: Interval(-2, 0)).absoluteValue.slope == Interval(-1))
    #expect(EnclosureTerm(argument: Interval(0, 2)).absoluteValue.slope == Interval(1))
    #expect(EnclosureTerm(argument: Interval(-1, 2)).absoluteValue.trust == .continuous)
  }

  @Test func `the floor of an argument is continuous between whole numbers`() {
    let floor = EnclosureTerm(argument: Interval(1, 1.5)).floor
    #expect(floor.trust == .continuous)
    #expect(floor.slope == Interval(0))
    #expect(EnclosureTerm(argument: Interval(0.5, 1)).floor.trust == .defined)
  }

  @Test func `an exponent or a degree that may be undefined leaves the power so`() {
    let x = EnclosureTerm(argument: Interval(1.25, 2))
    let partial = number(1).greatestCommonDivisor(x)?.isLess(than: number(5))
    #expect(partial?.range == Interval(1))
    #expect(partial.flatMap { x.root(degree: $0) }?.trust == .partial)
    #expect(partial.flatMap { x.raised(to: $0) }?.trust == .partial)
  }
}
