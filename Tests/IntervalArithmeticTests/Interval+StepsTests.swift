import IntervalArithmetic
import Testing

@Suite struct IntervalStepsTests {
  @Test(arguments: ["absoluteValue", "sign", "floor", "ceiling", "rounded", "truncated", "fraction", "modulo", "minimum", "maximum"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 1)
    try check.run(in: "steps")
  }
}
