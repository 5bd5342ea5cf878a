import IntervalArithmetic
import Testing

@Suite struct IntervalArithmeticTests {
  @Test(arguments: ["negated", "reciprocal", "squared", "sum", "difference", "product", "quotient"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 1)
    try check.run(in: "arithmetic")
  }
}
