import IntervalArithmetic
import Testing

@Suite struct IntervalTrigonometryTests {
  @Test(arguments: ["sine", "cosine", "tangent", "secant", "cosecant", "cotangent", "arcsine", "arccosine", "arctangent", "angle"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "trigonometry")
  }
}
