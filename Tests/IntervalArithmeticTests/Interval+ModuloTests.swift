import IntervalArithmetic
import Testing

@Suite struct IntervalModuloTests {
  @Test func `a remainder has the divisor's sign`() {
    #expect(Interval(7).modulo(Interval(3)) == DecoratedInterval(Interval(1)))
    #expect(Interval(-7).modulo(Interval(3)) == DecoratedInterval(Interval(2)))
    #expect(Interval(7).modulo(Interval(-3)) == DecoratedInterval(Interval(-2)))
    #expect(Interval(-7).modulo(Interval(-3)) == DecoratedInterval(Interval(-1)))
  }

  @Test func `a remainder is continuous between the multiples of its divisor`() {
    #expect(Interval(3, 5.5).modulo(Interval(3)) == DecoratedInterval(Interval(0, 2.5)))
    #expect(Interval(5.5, 6).modulo(Interval(3)) == DecoratedInterval(Interval(0, 3), .defined))
    // The quotient 0.3 / 0.1 of doubles rounds to 3, but 0.3 is less than three times 0.1.
    #expect(Interval(0.3).modulo(Interval(0.1)) == DecoratedInterval(Interval(0.09999999999999998)))
    #expect(Interval(0.25, 0.3).modulo(Interval(0.1))?.trust == .continuous)
  }

  @Test func `a divisor of zero has no remainder`() {
    #expect(Interval(1).modulo(Interval(0)) == nil)
    #expect(Interval(1).modulo(Interval(0, 2)) == DecoratedInterval(Interval(0, 2), .partial))
    #expect(Interval(0, .infinity).modulo(Interval(2))?.trust == .partial)
  }

  @Test func `a dividend too small to change the divisor still has its remainder`() {
    let remainder = Interval(1e-200, 2e-200).modulo(Interval(-3))
    #expect(remainder?.range.contains(-3) == true)
    #expect(remainder?.range.upper ?? 0 < -2.9)
    #expect(Interval(-1e-20).sineOfDegrees.range.upper < 0)
    #expect(Interval(90.0.nextDown, 90).tangentOfDegrees?.trust == .partial)
  }
}
