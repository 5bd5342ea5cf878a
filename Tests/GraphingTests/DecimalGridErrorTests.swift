import Testing

@testable import Graphing

@Suite struct DecimalGridErrorTests {
  @Test(arguments: [
    (DecimalGridError.stepNotPositive(0), "step must be positive: 0"),
    (.tooMany(limit: 100), "step too small: more than 100 rows"),
    (.reversed(from: 2, through: 1), "range reversed: 2:1"),
    (.boundNotFinite(from: 0, through: .infinity), "range not finite: 0:inf"),
    (
      .stepTooSmall(step: 0.5, from: 1e17, through: 1e18),
      "step too small: 0.5 does not move 100000000000000000:1000000000000000000"
    ),
  ])
  func `an error says what is wrong`(error: DecimalGridError, message: String) {
    #expect(error.message == message)
  }
}
