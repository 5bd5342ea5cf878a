import IntervalArithmetic
import Testing

@Suite struct IntervalDegreesTests {
  @Test(arguments: ["sineOfDegrees", "cosineOfDegrees", "tangentOfDegrees", "arcsineInDegrees", "arccosineInDegrees", "arctangentInDegrees", "radians", "degrees"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "degrees")
  }
}
