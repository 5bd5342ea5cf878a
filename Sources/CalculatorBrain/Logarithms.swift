internal import Glibc

/// Logarithms to any base.
enum Logarithms {
  /// Returns the logarithm of `x` to the base `base`, exact where it is a whole number.
  ///
  /// Undefined unless both are positive, and for the base 1.
  static func logarithm(_ x: Double, base: Double) -> Double {
    guard x > 0, base > 0, base != 1 else { return .nan }
    if base == 2 { return log2(x) }
    if base == 10 { return log10(x) }
    let quotient = log(x) / log(base)
    let whole = quotient.rounded()
    // Powers too small for all digits are equal to many a number.
    return x.isNormal && pow(base, whole) == x ? whole : quotient
  }
}
