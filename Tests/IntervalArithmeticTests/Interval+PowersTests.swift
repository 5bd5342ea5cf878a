import IntervalArithmetic
import Testing

@Suite struct IntervalPowersTests {
  @Test(arguments: ["squareRoot", "cubeRoot", "power", "root", "hypotenuse"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "powers")
  }
}
