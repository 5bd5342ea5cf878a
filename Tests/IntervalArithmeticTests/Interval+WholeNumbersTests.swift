import IntervalArithmetic
import Testing

@Suite struct IntervalWholeNumbersTests {
  @Test(arguments: ["combinations", "permutations", "greatestCommonDivisor", "leastCommonMultiple"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 64)
    try check.run(in: "wholeNumbers")
  }

  @Test func `what holds no whole number is undefined`() {
    #expect(Interval(1.25, 1.75).combinations(Interval(1)) == nil)
    #expect(Interval(4).greatestCommonDivisor(Interval(0.5)) == nil)
    #expect(Interval(1, 2).permutations(Interval(1))?.trust == .partial)
  }

  @Test func `counting never loops long`() {
    let many = Interval(0x1p52).combinations(Interval(0x1p51))
    #expect(many?.range.upper == .infinity && many?.trust == .continuous)
    #expect(Interval(0x1p52).permutations(Interval(0x1p51))?.range.upper == .infinity)
    #expect(Interval(0x1p52).combinations(Interval(0x1p52)) == DecoratedInterval(Interval(1)))
    #expect(Interval(3).combinations(Interval(-1)) == DecoratedInterval(.wholeLine, .partial))
  }
}
