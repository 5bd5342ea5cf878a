import IntervalArithmetic
import Testing

@Suite struct IntervalHyperbolicTests {
  @Test(arguments: [
    "hyperbolicSine", "hyperbolicCosine", "hyperbolicTangent", "inverseHyperbolicSine",
    "inverseHyperbolicCosine", "inverseHyperbolicTangent",
  ])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "hyperbolic")
  }

  @Test func `the inverse functions leave out what is beyond their domain`() {
    #expect(Interval(-1, 0.5).inverseHyperbolicCosine == nil)
    #expect(Interval(0, 2).inverseHyperbolicCosine?.trust == .partial)
    #expect(Interval(1, 2).inverseHyperbolicTangent == nil)
    #expect(
      Interval(0, 1).inverseHyperbolicTangent
        == DecoratedInterval(Interval(0, .infinity), .partial))
  }

  @Test func `the hyperbolic cosine has its least value inside`() {
    #expect(Interval(-1, 2).hyperbolicCosine.lower == 1)
    #expect(Interval(-.infinity, .infinity).hyperbolicTangent == Interval(-1, 1))
  }
}
