import IntervalArithmetic
import Testing

@Suite struct IntervalWholeNumbersTests {
  @Test(arguments: ["combinations", "permutations", "greatestCommonDivisor", "leastCommonMultiple"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 64)
    try check.run(in: "wholeNumbers")
  }
}
