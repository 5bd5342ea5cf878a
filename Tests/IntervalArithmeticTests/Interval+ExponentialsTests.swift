import IntervalArithmetic
import Testing

@Suite struct IntervalExponentialsTests {
  @Test(arguments: ["exponential", "binaryExponential", "decimalExponential", "exponentialMinusOne", "naturalLogarithm", "decimalLogarithm", "binaryLogarithm", "logarithmOfOnePlus", "logarithm"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "exponentials")
  }
}
