/// Bounds of the digamma function, the logarithmic derivative of gamma.
///
/// Everything is interval arithmetic, so that the bounds are proved but for the C library's
/// logarithm and tangent. Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 6.3.5
/// (recurrence), 6.3.7 (reflection), 6.3.18 (asymptotic series, which alternates and whose error is
/// therefore smaller than the first term left out).
enum Digamma {
  /// Returns the interval that holds digamma of a number that is no pole.
  static func value(_ x: Double) -> Interval {
    if x > 0 { return positive(Interval(x).finiteBelow) }
    // ψ(x) = ψ(1 - x) - π cot πx, where only x less its nearest whole number matters, exactly.
    let fraction = x - x.rounded()
    let angle = Interval(fraction) * Interval(ordered: 3.141592653589793, 3.1415926535897936)
    guard let cotangent = angle.cotangent else { return .wholeLine }
    let reflected = positive(Interval.one - Interval(x))
    return reflected
      - cotangent.range * Interval(ordered: 3.141592653589793, 3.1415926535897936)
  }

  /// Returns the interval that holds digamma of positive numbers that are all but one.
  private static func positive(_ start: Interval) -> Interval {
    var argument = start
    var sum = Interval.zero
    while argument.lower < 10 {
      sum = sum + Interval.one.quotient(by: argument)  // ψ(x) = ψ(x + 1) - 1/x
      argument = argument + .one
    }
    return asymptotic(argument) - sum
  }

  /// Returns the sum of the asymptotic series of arguments from 10 on.
  private static func asymptotic(_ argument: Interval) -> Interval {
    guard let logarithm = argument.naturalLogarithm else { return .wholeLine }
    let inverse = Interval.one.quotient(by: argument)
    let square = inverse.squared
    // B₂ₖ/2k of the series' terms -B₂ₖ/(2k x²ᵏ) as fractions; the last is left out, and its
    // interval from nothing to the whole of it takes its place.
    var series = Interval(ordered: 0, 0.08333333333333334)
    series = series * square - fraction(691, 32760)
    series = series * square + fraction(1, 132)
    series = series * square - fraction(1, 240)
    series = series * square + fraction(1, 252)
    series = series * square - fraction(1, 120)
    series = series * square + fraction(1, 12)
    let half = Interval(0.5) * inverse
    return logarithm.range - half - series * square
  }

  private static func fraction(_ numerator: Double, _ denominator: Double) -> Interval {
    Interval(numerator).quotient(by: Interval(denominator))
  }
}
