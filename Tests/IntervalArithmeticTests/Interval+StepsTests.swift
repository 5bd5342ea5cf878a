import IntervalArithmetic
import Testing

@Suite struct IntervalStepsTests {
  @Test(arguments: [
    "absoluteValue", "sign", "floor", "ceiling", "rounded", "truncated", "fraction", "modulo",
    "minimum", "maximum",
  ])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 1)
    try check.run(in: "steps")
  }

  @Test func `a step function is continuous on an interval where it has one value`() {
    #expect(Interval(1, 1.5).floor == DecoratedInterval(Interval(1)))
    #expect(Interval(1, 2).floor == DecoratedInterval(Interval(1, 2), .defined))
    #expect(Interval(1.5, 2).ceiling == DecoratedInterval(Interval(2)))
    #expect(Interval(0.5, 1.25).rounded == DecoratedInterval(Interval(1)))
    #expect(Interval(0.25, 0.5).rounded == DecoratedInterval(Interval(0, 1), .defined))
    #expect(Interval(-0.5).rounded == DecoratedInterval(Interval(-1)))
    #expect(Interval(-0.75, 0.75).truncated == DecoratedInterval(Interval(0)))
    #expect(Interval(-1, 1).sign == DecoratedInterval(Interval(-1, 1), .defined))
  }

  @Test func `a fraction has the sign of its number and jumps at whole ones`() {
    #expect(Interval(2.25, 2.5).fraction == DecoratedInterval(Interval(0.25, 0.5)))
    #expect(Interval(-0.5, 0.5).fraction == DecoratedInterval(Interval(-0.5, 0.5)))
    #expect(Interval(1.5, 2.5).fraction == DecoratedInterval(Interval(0, 1), .defined))
    #expect(Interval(-2.5, -1.5).fraction == DecoratedInterval(Interval(-1, 0), .defined))
  }
}
