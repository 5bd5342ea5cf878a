import IntervalArithmetic
import Testing

@Suite struct IntervalTrigonometryTests {
  @Test(arguments: [
    "sine", "cosine", "tangent", "secant", "cosecant", "cotangent", "arcsine", "arccosine",
    "arctangent", "angle",
  ])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "trigonometry")
  }

  @Test func `sine and cosine reach their extremes where the angle does`() {
    #expect(Interval(1, 2).sine.range.upper == 1)
    #expect(Interval(4, 5).sine.range.lower == -1)
    #expect(Interval(-0.5, 0.5).cosine.range.upper == 1)
    #expect(Interval(3, 4).cosine.range.lower == -1)
    #expect(Interval(0, 7).sine == DecoratedInterval(Interval(-1, 1)))
    // sin 1.5 = 0.99749498660405443094..., cos 2 = -0.41614683654714238699...
    #expect(Interval(1, 1.5).sine.range.upper < 0.997494986604056)
    #expect(Interval(1, 2).cosine.range.lower > -0.416146836547144)
  }

  @Test func `tangent and cotangent say nothing over a pole`() {
    #expect(Interval(1, 2).tangent == DecoratedInterval(.wholeLine, .partial))
    #expect(Interval(2, 4).tangent.trust == .continuous)
    #expect(Interval(2, 4).cotangent == DecoratedInterval(.wholeLine, .partial))
    #expect(Interval(1, 2).cotangent?.trust == .continuous)
    #expect(Interval(1, 2).secant?.trust == .partial)
    #expect(Interval(-1, 1).cosecant?.trust == .partial)
  }

  @Test func `huge angles and infinity are told apart`() {
    #expect(Interval(1e22).sine.range.upper - Interval(1e22).sine.range.lower < 1e-15)
    #expect(Interval(1e22, 1e23).sine == DecoratedInterval(Interval(-1, 1)))
    #expect(Interval(1, .infinity).sine == DecoratedInterval(Interval(-1, 1), .partial))
    #expect(Interval(1, .infinity).tangent == DecoratedInterval(.wholeLine, .partial))
  }

  @Test func `the arcsine and arccosine leave out what is beyond one`() {
    #expect(Interval(1.5, 2).arcsine == nil)
    #expect(Interval(0, 2).arccosine?.trust == .partial)
    #expect(Interval(0, 2).arccosine?.range.lower == 0)
    #expect(Interval(-1, 1).arcsine?.trust == .continuous)
  }

  @Test func `the angle of a point jumps at the negative axis and is partial at the origin`() {
    let left = Interval(-2, -1)
    #expect(Interval(-1, 1).arctangent(over: left).trust == .defined)
    #expect(Interval(0, 1).arctangent(over: left).trust == .continuous)
    #expect(Interval(-1, 0).arctangent(over: left).trust == .defined)
    #expect(Interval(-0.0).arctangent(over: left).range.lower > 3, "-0 is 0 to the calculator")
    #expect(Interval(-1, 1).arctangent(over: Interval(1, 2)).trust == .continuous)
    #expect(Interval(-1, 1).arctangent(over: Interval(-1, 1)).trust == .partial)
    #expect(
      Interval(0, 1).arctangent(over: Interval(0, 1)).range.contains(
        Interval(0, 1.5707963267948966)))
  }
}
