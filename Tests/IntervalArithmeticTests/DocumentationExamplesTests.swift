import IntervalArithmetic
import Testing

/// Every example of the module's documentation, with the result that stands beside it there.
@Suite struct DocumentationExamplesTests {
  /// Returns a decorated interval as the documentation writes it.
  private func text(_ value: DecoratedInterval?) -> String {
    guard let value else { return "nil" }
    func text(_ bound: Double) -> String {
      if bound.isInfinite { return bound < 0 ? "-∞" : "∞" }
      let text = "\(bound + 0)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let (lower, upper) = (text(value.range.lower), text(value.range.upper))
    return (lower == upper ? lower : "\(lower)...\(upper)") + ", \(value.trust)"
  }

  @Test func `the examples of DecoratedInterval are right`() {
    #expect(text(Interval(-1, 4).squareRoot) == "0...2, partial")
  }

  @Test func `the examples of Enclosure are right`() {
    #expect(min(Enclosure.Trust.defined, .continuous) == .defined)
  }

  @Test func `the examples of EnclosureTerm+Arithmetic are right`() {
    #expect((EnclosureTerm(constant: 1) + EnclosureTerm(constant: 2)).range == Interval(3))
    #expect((EnclosureTerm(constant: 1) - EnclosureTerm(constant: 2)).range == Interval(-1))
    #expect((-EnclosureTerm(constant: 1)).range == Interval(-1))
    #expect((EnclosureTerm(constant: 2) * EnclosureTerm(constant: 3)).range == Interval(6))
    #expect(EnclosureTerm(argument: Interval(-1, 1)).squared.range == Interval(0, 1))
  }

  @Test func `the examples of EnclosureTerm+Degrees are right`() {
    #expect(EnclosureTerm(constant: 30).sineOfDegrees.range == Interval(0.5))
    #expect(EnclosureTerm(constant: 60).cosineOfDegrees.range == Interval(0.5))
    #expect(EnclosureTerm(constant: 45).tangentOfDegrees?.range == Interval(1))
    #expect(EnclosureTerm(constant: 0.5).arcsineInDegrees?.range == Interval(30))
    #expect(EnclosureTerm(constant: 0.5).arccosineInDegrees?.range == Interval(60))
    #expect(EnclosureTerm(constant: 1).arctangentInDegrees.range == Interval(45))
    #expect(EnclosureTerm(constant: 0).radians.range == Interval(0))
    #expect(EnclosureTerm(constant: 0).degrees.range == Interval(0))
  }

  @Test func `the examples of EnclosureTerm+Exponentials are right`() {
    #expect(EnclosureTerm(constant: 0).exponential.range == Interval(1))
    #expect(EnclosureTerm(constant: 3).binaryExponential.range == Interval(8))
    #expect(EnclosureTerm(constant: 3).decimalExponential.range == Interval(1000))
    #expect(EnclosureTerm(constant: 0).exponentialMinusOne.range == Interval(0))
    #expect(EnclosureTerm(constant: 1).naturalLogarithm?.range == Interval(0))
    #expect(EnclosureTerm(constant: 1000).decimalLogarithm?.range == Interval(3))
    #expect(EnclosureTerm(constant: 8).binaryLogarithm?.range == Interval(3))
    #expect(EnclosureTerm(constant: 0).logarithmOfOnePlus?.range == Interval(0))
    #expect(
      EnclosureTerm(constant: 1).logarithm(base: EnclosureTerm(constant: 2))?.range == Interval(0))
  }

  @Test func `the examples of EnclosureTerm+Gamma are right`() {
    #expect(EnclosureTerm(constant: 5).gamma?.range == Interval(24))
    #expect(EnclosureTerm(constant: 4).factorial?.range == Interval(24))
    #expect(EnclosureTerm(constant: 1).logarithmOfGamma?.range == Interval(0))
    #expect(EnclosureTerm(constant: 0).errorFunction.range == Interval(0))
    #expect(EnclosureTerm(constant: 0).complementaryErrorFunction.range == Interval(1))
  }

  @Test func `the examples of EnclosureTerm+Hyperbolic are right`() {
    #expect(EnclosureTerm(constant: 0).hyperbolicSine.range == Interval(0))
    #expect(EnclosureTerm(constant: 0).hyperbolicCosine.range == Interval(1))
    #expect(EnclosureTerm(constant: 0).hyperbolicTangent.range == Interval(0))
    #expect(EnclosureTerm(constant: 0).inverseHyperbolicSine.range == Interval(0))
    #expect(EnclosureTerm(constant: 1).inverseHyperbolicCosine?.range == Interval(0))
    #expect(EnclosureTerm(constant: 0).inverseHyperbolicTangent?.range == Interval(0))
  }

  @Test func `the examples of EnclosureTerm+InverseTrigonometry are right`() {
    #expect(EnclosureTerm(constant: 0).arcsine?.range == Interval(0))
    #expect(EnclosureTerm(constant: 1).arccosine?.range == Interval(0))
    #expect(EnclosureTerm(constant: 0).arctangent.range == Interval(0))
    #expect(
      EnclosureTerm(constant: 0).arctangent(over: EnclosureTerm(constant: 1)).range == Interval(0))
  }

  @Test func `the examples of EnclosureTerm+Logic are right`() {
    #expect(
      EnclosureTerm(constant: 1).isLess(than: EnclosureTerm(constant: 2)).range == Interval(1))
    #expect(EnclosureTerm(constant: 2).isAtMost(EnclosureTerm(constant: 2)).range == Interval(1))
    #expect(EnclosureTerm(constant: 1).isEqual(to: EnclosureTerm(constant: 2)).range == Interval(0))
    #expect(EnclosureTerm(constant: 1).and(EnclosureTerm(constant: 0)).range == Interval(0))
    #expect(EnclosureTerm(constant: 1).or(EnclosureTerm(constant: 0)).range == Interval(1))
    #expect(EnclosureTerm(constant: 3).not.range == Interval(0))
    #expect(EnclosureTerm(constant: 3).when(EnclosureTerm(constant: 1))?.range == Interval(3))
    let one = EnclosureTerm(constant: 1)
    #expect(EnclosureTerm.choice(if: one, then: one, else: nil)?.range == Interval(1))
  }

  @Test func `the examples of EnclosureTerm+Powers are right`() {
    #expect(
      EnclosureTerm(argument: Interval(-1, 1)).raised(to: EnclosureTerm(constant: 3))?.range
        == Interval(-1, 1))
    #expect(EnclosureTerm(constant: 9).squareRoot?.range == Interval(3))
    #expect(EnclosureTerm(constant: -8).cubeRoot.range == Interval(-2))
    #expect(
      EnclosureTerm(constant: -8).root(degree: EnclosureTerm(constant: 3))?.range == Interval(-2))
    #expect(EnclosureTerm(constant: 3).hypotenuse(EnclosureTerm(constant: 4)).range == Interval(5))
  }

  @Test func `the examples of EnclosureTerm+Quotient are right`() {
    #expect(
      EnclosureTerm(constant: 1).divided(by: EnclosureTerm(constant: 4))?.range == Interval(0.25))
    #expect(EnclosureTerm(constant: 4).reciprocal?.range == Interval(0.25))
    #expect(EnclosureTerm(argument: Interval(0, 1)).absoluteValueOverSelf?.range == Interval(1))
  }

  @Test func `the examples of EnclosureTerm+Steps are right`() {
    #expect(EnclosureTerm(constant: -2).absoluteValue.range == Interval(2))
    #expect(EnclosureTerm(constant: -2).sign.range == Interval(-1))
    #expect(EnclosureTerm(constant: 1.5).floor.range == Interval(1))
    #expect(EnclosureTerm(constant: 1.5).ceiling.range == Interval(2))
    #expect(EnclosureTerm(constant: 2.5).rounded.range == Interval(3))
    #expect(EnclosureTerm(constant: -2.5).truncated.range == Interval(-2))
    #expect(EnclosureTerm(constant: -2.5).fraction.range == Interval(-0.5))
    #expect(EnclosureTerm(constant: -7).modulo(EnclosureTerm(constant: 3))?.range == Interval(2))
    #expect(EnclosureTerm(constant: 1).minimum(EnclosureTerm(constant: 2)).range == Interval(1))
    #expect(EnclosureTerm(constant: 1).maximum(EnclosureTerm(constant: 2)).range == Interval(2))
  }

  @Test func `the examples of EnclosureTerm+Trigonometry are right`() {
    #expect(EnclosureTerm(constant: 0).sine.range == Interval(0))
    #expect(EnclosureTerm(constant: 0).cosine.range == Interval(1))
    #expect(EnclosureTerm(constant: 0).tangent.range == Interval(0))
    #expect(EnclosureTerm(constant: 0).secant?.range == Interval(1))
    #expect(EnclosureTerm(constant: 0).cosecant?.range == nil)
    #expect(EnclosureTerm(constant: 0).cotangent?.range == nil)
  }

  @Test func `the examples of EnclosureTerm+WholeNumbers are right`() {
    #expect(
      EnclosureTerm(constant: 5).combinations(EnclosureTerm(constant: 2))?.range == Interval(10))
    #expect(
      EnclosureTerm(constant: 5).permutations(EnclosureTerm(constant: 2))?.range == Interval(20))
    #expect(
      EnclosureTerm(constant: 12).greatestCommonDivisor(EnclosureTerm(constant: 18))?.range
        == Interval(6))
    #expect(
      EnclosureTerm(constant: 4).leastCommonMultiple(EnclosureTerm(constant: 6))?.range
        == Interval(12))
  }

  @Test func `the examples of EnclosureTerm are right`() {
    let x = EnclosureTerm(argument: Interval(1, 2))
    #expect((x.squared + EnclosureTerm(constant: 1)).enclosure.range == Interval(2, 5))
    #expect(EnclosureTerm(argument: Interval(1, 2)).middle == Interval(1.5))
    #expect(EnclosureTerm(constant: 2).slope == Interval(0))
    #expect(EnclosureTerm(argument: Interval(0, 1000)).exponential.enclosure.trust == .partial)
    #expect(Interval.pi.lower == 3.141592653589793)
    #expect(Interval.tau.lower == 6.283185307179586)
    #expect(Interval.e.lower == 2.718281828459045)
    #expect(Interval.phi.upper == 1.618033988749895)
  }

  @Test func `the examples of Interval+Arithmetic are right`() {
    #expect(Interval(1, 2) + Interval(3, 4) == Interval(4, 6))
    #expect(Interval(1, 2) - Interval(3, 4) == Interval(-3, -1))
    #expect(-Interval(1, 2) == Interval(-2, -1))
    #expect(Interval(-1, 2) * Interval(3) == Interval(-3, 6))
    #expect(text(Interval(1).divided(by: Interval(0, 2))) == "0.5...∞, partial")
    #expect(text(Interval(2, 4).reciprocal) == "0.25...0.5, continuous")
    #expect(Interval(-1, 2).squared == Interval(0, 4))
  }

  @Test func `the examples of Interval+Degrees are right`() {
    #expect(text(Interval(30).sineOfDegrees) == "0.5, continuous")
    #expect(text(Interval(60).cosineOfDegrees) == "0.5, continuous")
    #expect(Interval(90).tangentOfDegrees == nil)
    #expect(text(Interval(0.5).arcsineInDegrees) == "30, continuous")
    #expect(text(Interval(0.5).arccosineInDegrees) == "60, continuous")
    #expect(Interval(1).arctangentInDegrees == Interval(45))
    #expect(Interval(0).radians == Interval(0))
    #expect(Interval(0).degrees == Interval(0))
  }

  @Test func `the examples of Interval+ErrorFunction are right`() {
    #expect(Interval(0).errorFunction == Interval(0))
    #expect(Interval(0).complementaryErrorFunction == Interval(1))
  }

  @Test func `the examples of Interval+Exponentials are right`() {
    #expect(Interval(0).exponential == Interval(1))
    #expect(Interval(-1, 3).binaryExponential == Interval(0.5, 8))
    #expect(Interval(0, 3).decimalExponential == Interval(1, 1000))
    #expect(Interval(0).exponentialMinusOne == Interval(0))
    #expect(text(Interval(0, 1).naturalLogarithm) == "-∞...0, partial")
    #expect(text(Interval(1, 1000).decimalLogarithm) == "0...3, continuous")
    #expect(text(Interval(0.5, 8).binaryLogarithm) == "-1...3, continuous")
    #expect(text(Interval(0).logarithmOfOnePlus) == "0, continuous")
  }

  @Test func `the examples of Interval+Gamma are right`() {
    #expect(text(Interval(5).gamma) == "24, continuous")
    #expect(text(Interval(1).logarithmOfGamma) == "0, continuous")
  }

  @Test func `the examples of Interval+Hyperbolic are right`() {
    #expect(Interval(0).hyperbolicSine == Interval(0))
    #expect(Interval(0).hyperbolicCosine == Interval(1))
    #expect(Interval(0).hyperbolicTangent == Interval(0))
    #expect(Interval(0).inverseHyperbolicSine == Interval(0))
    #expect(text(Interval(1).inverseHyperbolicCosine) == "0, continuous")
    #expect(text(Interval(0).inverseHyperbolicTangent) == "0, continuous")
  }

  @Test func `the examples of Interval+InverseTrigonometry are right`() {
    #expect(text(Interval(0).arcsine) == "0, continuous")
    #expect(text(Interval(1).arccosine) == "0, continuous")
    #expect(Interval(0).arctangent == Interval(0))
    #expect(text(Interval(0).arctangent(over: Interval(1))) == "0, continuous")
  }

  @Test func `the examples of Interval+Modulo are right`() {
    #expect(text(Interval(-7).modulo(Interval(3))) == "2, continuous")
  }

  @Test func `the examples of Interval+Powers are right`() {
    #expect(text(Interval(-1, 2).raised(toWhole: 2)) == "0...4, continuous")
    #expect(text(Interval(0, 4).raised(to: Interval(0.5))) == "0...2, continuous")
    #expect(text(Interval(4, 9).squareRoot) == "2...3, continuous")
    #expect(Interval(-8, 27).cubeRoot == Interval(-2, 3))
    #expect(Interval(3).hypotenuse(Interval(4)) == Interval(5))
  }

  @Test func `the examples of Interval+Roots are right`() {
    #expect(text(Interval(-8).root(degree: Interval(3))) == "-2, continuous")
  }

  @Test func `the examples of Interval+Steps are right`() {
    #expect(Interval(-1, 2).absoluteValue == Interval(0, 2))
    #expect(text(Interval(0, 3).sign) == "0...1, defined")
    #expect(text(Interval(1, 1.5).floor) == "1, continuous")
    #expect(text(Interval(1, 1.5).ceiling) == "1...2, defined")
    #expect(text(Interval(2.5).rounded) == "3, continuous")
    #expect(text(Interval(-0.5, 0.5).truncated) == "0, continuous")
    #expect(text(Interval(-2.5).fraction) == "-0.5, continuous")
    #expect(Interval(0, 3).minimum(Interval(1, 2)) == Interval(0, 2))
    #expect(Interval(0, 3).maximum(Interval(1, 2)) == Interval(1, 3))
  }

  @Test func `the examples of Interval+Trigonometry are right`() {
    #expect(text(Interval(0, 2).sine) == "0...1, continuous")
    #expect(text(Interval(0).cosine) == "1, continuous")
    #expect(text(Interval(0).tangent) == "0, continuous")
    #expect(text(Interval(0).secant) == "1, continuous")
    #expect(Interval(0).cosecant == nil)
    #expect(Interval(0).cotangent == nil)
  }

  @Test func `the examples of Interval+WholeNumbers are right`() {
    #expect(text(Interval(5).combinations(Interval(2))) == "10, continuous")
    #expect(text(Interval(5).permutations(Interval(2))) == "20, continuous")
    #expect(text(Interval(12).greatestCommonDivisor(Interval(18))) == "6, continuous")
    #expect(text(Interval(4).leastCommonMultiple(Interval(6))) == "12, continuous")
  }

  @Test func `the examples of Interval are right`() {
    #expect(Interval(1, 2) + Interval(3) == Interval(4, 5))
    #expect(Interval(3).isPoint == true)
    #expect(Interval.wholeLine.contains(1e308) == true)
    #expect(Interval(2, 3).isPoint == false)
    #expect(Interval.wholeLine.isFinite == false)
    #expect(Interval(1, 2).contains(2) == true)
    #expect(Interval(0, 3).contains(Interval(1, 2)) == true)
    #expect(Interval(1, 2).midpoint == 1.5)
    #expect(Interval(1, 2).radius == 0.5000000000000001)
    #expect(Interval(-3, 2).magnitude == 3)
    #expect(Interval(-3, -2).mignitude == 2)
    #expect(Interval(0, 1).hull(Interval(3)) == Interval(0, 3))
    #expect(Interval(0, 2).intersection(Interval(1, 3)) == Interval(1, 2))
  }
}
