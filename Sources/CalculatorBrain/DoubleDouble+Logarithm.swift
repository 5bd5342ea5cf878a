extension DoubleDouble {
  /// The natural logarithm of a positive finite number, good to 2^-58 of itself.
  ///
  /// That of the significand, taken between √½ and √2, is a series; that of the power of two has
  /// two parts.
  var logarithm: DoubleDouble {
    var exponent = Int(high.exponent)
    if high.significand > 1.4142135623730951 { exponent += 1 }
    let reduced = scaled(byPowerOfTwo: -exponent)
    let one = DoubleDouble(1)
    let series = ((reduced - one) / (reduced + one)).inverseHyperbolicTangent.scaled(by: 2)
    guard exponent != 0 else { return series }
    let ln2 = DoubleDouble(sum: 0.6931471805599453, 2.3190468138462996e-17)
    return ln2 * DoubleDouble(Double(exponent)) + series
  }

  /// The inverse hyperbolic tangent of a number of at most 0.18 in size, by its series.
  var inverseHyperbolicTangent: DoubleDouble {
    let x = high * high
    // The halves of the polynomial do not wait for each other.
    let lower =
      1.0 / 3 + x * (1.0 / 5 + x * (1.0 / 7 + x * (1.0 / 9 + x * (1.0 / 11 + x * (1.0 / 13)))))
    let upper = 1.0 / 15 + x * (1.0 / 17 + x * (1.0 / 19 + x * (1.0 / 21 + x * (1.0 / 23))))
    let tail = lower + x * x * x * (x * x * x * upper)
    return DoubleDouble(sum: high, low + high * x * tail)
  }
}
