import IntervalArithmetic
import Testing

@Suite struct IntervalPowersTests {
  @Test(arguments: ["squareRoot", "cubeRoot", "power", "hypotenuse"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "powers")
  }

  @Test func `a root is as wide as the rounding of the reciprocal of its degree makes it`() throws {
    var check = ReferenceCheck("root", widest: 256)
    try check.run(in: "powers")
  }

  @Test func `zero to the power zero is one, and to a negative power undefined`() {
    #expect(Interval(0).raised(to: Interval(0)) == DecoratedInterval(Interval(1)))
    #expect(Interval(-1, 1).raised(to: Interval(0)) == DecoratedInterval(Interval(1)))
    #expect(Interval(0).raised(to: Interval(-1)) == nil)
    #expect(Interval(0).raised(to: Interval(-2.5)) == nil)
    #expect(
      Interval(0, 1).raised(to: Interval(0, 1)) == DecoratedInterval(Interval(0, 1), .defined))
  }

  @Test func `even and odd whole powers are taken as a whole`() {
    #expect(Interval(-2, 1).raised(to: Interval(4)) == DecoratedInterval(Interval(0, 16)))
    #expect(Interval(-2, 1).raised(to: Interval(3)) == DecoratedInterval(Interval(-8, 1)))
    #expect(
      Interval(-2, 1).raised(to: Interval(-2))
        == DecoratedInterval(Interval(0.25, .infinity), .partial))
    #expect(
      Interval(0, 2).raised(to: Interval(-3))
        == DecoratedInterval(Interval(0.125, .infinity), .partial))
    #expect(Interval(-2, -1).raised(to: Interval(-1)) == DecoratedInterval(Interval(-1, -0.5)))
  }

  @Test func `a negative base has powers at whole exponents only`() {
    #expect(Interval(-8).raised(to: Interval(1.0 / 3)) == nil)
    let power = Interval(-1).raised(to: Interval(-1.5, -0.5))
    #expect(power == DecoratedInterval(Interval(-1), .partial))
    let both = Interval(-2).raised(to: Interval(1, 2))
    #expect(both?.trust == .partial)
    #expect(both?.range.contains(Interval(-2, 4)) == true)
  }

  @Test func `roots of what is clipped away are left out`() {
    #expect(Interval(-2, -1).squareRoot == nil)
    #expect(Interval(-4, 9).squareRoot == DecoratedInterval(Interval(0, 3), .partial))
    #expect(Interval(-16).root(degree: Interval(4)) == nil)
    #expect(Interval(-8, 27).root(degree: Interval(3)) == DecoratedInterval(Interval(-2, 3)))
    #expect(Interval(8).root(degree: Interval(0)) == nil)
    #expect(Interval(0).root(degree: Interval(-3)) == nil)
  }

  @Test func `whole cubes, powers and Pythagorean triangles are exact`() {
    #expect(Interval(-27).cubeRoot == Interval(-3))
    #expect(
      Interval(3).raised(to: Interval(30)) == DecoratedInterval(Interval(205_891_132_094_649)))
    #expect(Interval(2).raised(to: Interval(-1000)) == DecoratedInterval(Interval(0x1p-1000)))
    #expect(Interval(1024).root(degree: Interval(10)) == DecoratedInterval(Interval(2)))
    #expect(Interval(20).hypotenuse(Interval(-21)) == Interval(29))
  }
}
