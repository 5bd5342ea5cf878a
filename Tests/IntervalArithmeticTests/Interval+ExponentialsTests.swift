import IntervalArithmetic
import Testing

@Suite struct IntervalExponentialsTests {
  @Test(arguments: [
    "exponential", "binaryExponential", "decimalExponential", "exponentialMinusOne",
    "naturalLogarithm", "decimalLogarithm", "binaryLogarithm", "logarithmOfOnePlus", "logarithm",
  ])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "exponentials")
  }

  @Test func `a logarithm is partial from its pole on and nowhere below`() {
    #expect(Interval(-2, 0).naturalLogarithm == nil)
    #expect(Interval(-2, -1).logarithmOfOnePlus == nil)
    #expect(Interval(0, 1).naturalLogarithm == DecoratedInterval(Interval(-.infinity, 0), .partial))
    #expect(Interval(1, 2).binaryLogarithm == DecoratedInterval(Interval(0, 1)))
  }

  @Test func `powers of two and ten and their logarithms are exact`() {
    for exponent in 0...22 {
      let power = Interval(Double(exponent)).decimalExponential
      #expect(power.isPoint && power.lower == Double("1e\(exponent)"))
      #expect(power.decimalLogarithm?.range == Interval(Double(exponent)))
    }
    #expect(Interval(-1000).binaryExponential == Interval(0x1p-1000))
    #expect(Interval(0x1p-1000).binaryLogarithm?.range == Interval(-1000))
    #expect(Interval(1000.0.nextUp).decimalLogarithm?.range.isPoint == false)
  }
}
