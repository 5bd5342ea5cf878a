import IntervalArithmetic
import Testing

@Suite struct IntervalArithmeticTests {
  @Test(arguments: ["negated", "reciprocal", "squared", "sum", "difference", "product", "quotient"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 1)
    try check.run(in: "arithmetic")
  }

  @Test func `a divisor that ends in zero makes a quotient one-sided`() {
    #expect(
      Interval(1, 2).divided(by: Interval(0, 4))
        == DecoratedInterval(Interval(0.25, .infinity), .partial))
    #expect(
      Interval(1, 2).divided(by: Interval(-4, 0))
        == DecoratedInterval(Interval(-.infinity, -0.25), .partial))
    #expect(
      Interval(-2, -1).divided(by: Interval(0, 4))
        == DecoratedInterval(Interval(-.infinity, -0.25), .partial))
  }

  @Test func `a divisor with zero inside says nothing, and zero itself has no quotient`() {
    #expect(
      Interval(1).divided(by: Interval(-1, 1)) == DecoratedInterval(.wholeLine, .partial))
    #expect(Interval(1).divided(by: Interval(0)) == nil)
    #expect(
      Interval(0).divided(by: Interval(-1, 1)) == DecoratedInterval(Interval(0), .partial))
  }

  @Test func `the square of an interval across zero is not negative`() {
    #expect(Interval(-2, 1).squared == Interval(0, 4))
    #expect(Interval(-2, 1) * Interval(-2, 1) == Interval(-2, 4))
  }

  @Test func `the quotient of two numbers that may be infinite may be undefined`() {
    let large = Interval(1e308, .infinity)
    #expect(large.divided(by: large)?.trust == .partial)
    #expect(
      Interval(1).divided(by: large)?.trust == .continuous, "1 / ∞ is 0 in the calculator too")
  }
}
