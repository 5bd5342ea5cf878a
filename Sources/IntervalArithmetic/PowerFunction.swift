import Glibc

/// Bounds of single powers and roots of numbers that are not negative.
enum PowerFunction {
  /// Returns the interval that holds a power with a whole exponent.
  ///
  /// The result of the C library is off by less than 0.55 ulp. So it is exact if the power is a
  /// double: a power of two, or a whole number below 2⁵², where an ulp is at most a half.
  static func whole(_ base: Double, _ exponent: Double) -> Interval {
    if base == 0 && exponent > 0 { return .zero }
    let result = pow(base, exponent)
    if isWholePower(base, exponent, result) { return Interval(result.rounded()) }
    if base.significand == 1 && result.isNormal { return Interval(result) }
    return LibraryError.tight.aroundPositive(result)
  }

  /// Returns the interval that holds a power; infinite for zero to a negative one.
  static func bounds(_ base: Double, _ exponent: Double) -> Interval {
    if exponent == 0 || base == 1 { return .one }
    if base == 0 && exponent > 0 { return .zero }
    let result = pow(base, exponent)
    if isWholePower(base, exponent, result) { return Interval(result.rounded()) }
    return LibraryError.tight.aroundPositive(result)
  }

  private static func isWholePower(_ base: Double, _ exponent: Double, _ result: Double) -> Bool {
    exponent > 0 && result < 0x1p52 && base.rounded() == base && exponent.rounded() == exponent
  }

  /// Returns the interval that holds the root with a whole positive degree.
  static func root(_ radicand: Double, degree: Double) -> Interval {
    if degree == 1 || radicand == 0 { return Interval(radicand).finiteBelow }
    if degree == 2 {
      return Interval(
        ordered: Rounding.lowerSquareRoot(radicand), Rounding.upperSquareRoot(radicand))
    }
    let guess = pow(radicand, 1 / degree)
    if radicand < 0x1p52 && whole(guess.rounded(), degree) == Interval(radicand) {
      return Interval(guess.rounded())
    }
    // The rounded exponent puts the guess many steps off; one step of Newton's mends that, and the
    // powers of the neighbors prove it.
    let better = guess * (1 - (pow(guess, degree) / radicand - 1) / degree)
    if better.isFinite {
      let below = Rounding.stepped(better, by: -2)
      let above = Rounding.stepped(better, by: 2)
      if whole(below, degree).upper <= radicand && whole(above, degree).lower >= radicand {
        return Interval(ordered: below, above)
      }
    }
    return Interval(radicand).finiteBelow.positiveRoot(reciprocalOf: Interval(degree))
  }
}

extension Interval {
  /// The same interval with a lower bound that has not overflowed.
  var finiteBelow: Interval { Interval(ordered: min(lower, .greatestFiniteMagnitude), upper) }

  /// Returns the powers, of numbers that are not negative, by the reciprocals of positive degrees.
  fileprivate func positiveRoot(reciprocalOf degree: Interval) -> Interval {
    positivePower(Interval.one.quotient(by: degree))?.range ?? .wholeLine
  }
}
