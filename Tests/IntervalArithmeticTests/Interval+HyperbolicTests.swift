import IntervalArithmetic
import Testing

@Suite struct IntervalHyperbolicTests {
  @Test(arguments: ["hyperbolicSine", "hyperbolicCosine", "hyperbolicTangent", "inverseHyperbolicSine", "inverseHyperbolicCosine", "inverseHyperbolicTangent"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "hyperbolic")
  }
}
