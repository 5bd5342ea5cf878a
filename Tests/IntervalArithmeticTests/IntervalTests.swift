import IntervalArithmetic
import Testing

@Suite struct IntervalTests {
  @Test func `a midpoint lies inside even when the sum of the bounds overflows`() {
    let least = Double.leastNonzeroMagnitude
    #expect(Interval(1, 2).midpoint == 1.5)
    #expect(Interval(1e308, 1.5e308).midpoint == 1.25e308)
    #expect(Interval(least).midpoint == least)
  }

  @Test func `a radius reaches both bounds`() {
    #expect(Interval(1, 2).radius >= 0.5)
    #expect(Interval(1, 2).radius <= 0.5.nextUp.nextUp)
    #expect(Interval(7).radius == 0)
    let uneven = Interval(1, 1.0.nextUp)
    #expect(uneven.midpoint + uneven.radius >= uneven.upper)
    #expect(uneven.midpoint - uneven.radius <= uneven.lower)
  }

  @Test func `magnitude and mignitude are the extreme absolute values`() {
    #expect(Interval(-3, 2).magnitude == 3)
    #expect(Interval(-3, 2).mignitude == 0)
    #expect(Interval(-3, -2).mignitude == 2)
    #expect(Interval(2, 3).mignitude == 2)
  }

  @Test func `what two intervals have in common may be nothing`() {
    #expect(Interval(0, 2).intersection(Interval(1, 3)) == Interval(1, 2))
    #expect(Interval(0, 1).intersection(Interval(1, 3)) == Interval(1))
    #expect(Interval(0, 1).intersection(Interval(2, 3)) == nil)
    #expect(Interval(0, 1).hull(Interval(2, 3)) == Interval(0, 3))
  }

  @Test func `an interval contains its bounds and its parts`() {
    #expect(Interval(1, 2).contains(1))
    #expect(!Interval(1, 2).contains(2.5))
    #expect(Interval(0, 3).contains(Interval(1, 2)))
    #expect(!Interval(0, 3).contains(Interval(1, 4)))
    #expect(Interval.wholeLine.contains(-1e308))
    #expect(!Interval.wholeLine.isFinite)
  }
}
