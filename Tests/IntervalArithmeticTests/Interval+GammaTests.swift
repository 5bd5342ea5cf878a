import IntervalArithmetic
import Testing

@Suite struct IntervalGammaTests {
  @Test(arguments: ["gamma", "factorial", "logarithmOfGamma", "errorFunction", "complementaryErrorFunction"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 64)
    try check.run(in: "gamma")
  }
}
