import IntervalArithmetic
import Testing

@Suite struct EnclosureTermQuotientTests {
  private func number(_ value: Double) -> EnclosureTerm { EnclosureTerm(constant: value) }

  @Test func `sin(x)/x is narrow beside its hole`() {
    // 1 - x²/6 < sin(x)/x < 1
    for exponent in -30 ... -3 {
      let start = Double(sign: .plus, exponent: exponent, significand: 1)
      let x = EnclosureTerm(argument: Interval(start, 1.25 * start))
      let quotient = x.sine.divided(by: x)
      #expect(quotient?.trust == .continuous)
      let range = quotient?.range ?? .wholeLine
      #expect(range.contains(1 - start * start / 5.5), "near \(start)")
      #expect(range.lower > 1 - 2 * start && range.upper < 1 + 2 * start, "near \(start)")
    }
  }

  @Test func `(x² - 1)/(x - 1) is narrow beside its hole`() {
    for exponent in -20 ... -3 {
      let distance = Double(sign: .plus, exponent: exponent, significand: 1)
      let x = EnclosureTerm(argument: Interval(1 + distance, 1 + 1.25 * distance))
      let range = (x.squared - number(1)).divided(by: x - number(1))?.range ?? .wholeLine
      #expect(range.contains(2 + distance))
      #expect(range.upper - range.lower < 4 * distance, "at a distance of \(distance)")
    }
  }

  @Test func `|x - c|/(x - c) is one beside its hole, and its slope is zero`() {
    let c = EnclosureTerm(constant: 0.7)
    let x = EnclosureTerm(argument: Interval(0.7 + 1e-6, 0.7 + 1.25e-6))
    let step = (x - c).absoluteValue.divided(by: x - c)
    #expect(step?.range.contains(1) == true)
    #expect(step.map { $0.range.upper - $0.range.lower < 1e-8 } == true)
  }

  @Test func `an absolute value over itself is taken as a whole`() {
    let right = EnclosureTerm(argument: Interval(1e-300, 1e300)).absoluteValueOverSelf
    #expect(right?.range == Interval(1))
    #expect(right?.trust == .continuous)
    let across = EnclosureTerm(argument: Interval(-1, 1)).absoluteValueOverSelf
    #expect(across?.range == Interval(-1, 1))
    #expect(across?.trust == .partial)
    #expect(EnclosureTerm(argument: Interval(0)).absoluteValueOverSelf == nil)
  }

  @Test func `a quotient over a zero of its divisor is partial, and has a middle elsewhere`() {
    let x = EnclosureTerm(argument: Interval(-1, 2))
    let quotient = x.reciprocal
    #expect(quotient?.trust == .partial)
    #expect(quotient?.middle == Interval(2))
    #expect(EnclosureTerm(argument: Interval(-1, 1)).reciprocal?.middle == nil)
    #expect(number(1).divided(by: number(0)) == nil)
  }
}
