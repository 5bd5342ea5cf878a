import IntervalArithmetic
import Testing

@Suite struct IntervalGammaTests {
  @Test(arguments: [
    "gamma", "logarithmOfGamma", "errorFunction", "complementaryErrorFunction",
  ])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 64)
    try check.run(in: "gamma")
  }

  @Test func `a factorial is as wide as the rounding of its argument plus one makes it`() throws {
    var check = ReferenceCheck("factorial", widest: 512)
    try check.run(in: "gamma")
  }
}
