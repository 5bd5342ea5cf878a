internal import Glibc

/// Logarithms to bases other than e.
enum Logarithms {
  /// Returns the decimal logarithm of a positive number, within an ulp.
  ///
  /// The C library's is up to 1.6 ulp off, but only from 0.3 to 3.
  static func decimal(_ x: Double) -> Double {
    guard x > 0.25, x < 4 else { return log10(x) }
    let reciprocal = DoubleDouble(sum: 0.4342944819032518, 1.098319650216765e-17)
    return (DoubleDouble(x).logarithm * reciprocal).high
  }

  /// Returns the logarithm of `x` to a base, within 0.6 ulp, exact where it is a whole number.
  ///
  /// Undefined unless both are positive, and for the base 1.
  static func logarithm(_ x: Double, base: Double) -> Double {
    guard x > 0, base > 0, base != 1 else { return .nan }
    if base == 2 { return log2(x) }
    guard x < .infinity, base < .infinity else { return log(x) / log(base) }
    return (DoubleDouble(x).logarithm / DoubleDouble(base).logarithm).high
  }
}
