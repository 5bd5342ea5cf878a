import IntervalArithmetic
import Testing

@Suite struct EnclosureTermLogicTests {
  @Test(arguments: ["isLess", "isAtMost", "isEqual", "and", "or", "not"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 0)
    try check.run(in: "logic")
  }
}
