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
}
