internal import Glibc

/// Powers and roots of real numbers.
enum Powers {
  /// Returns `base` to the power `exponent`.
  ///
  /// - `0 0 ^` is 1; zero to a negative power is undefined, a division by zero.
  /// - A negative base is defined for whole exponents only.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    // C's pow takes NaN to the power 0, and 1 to the power NaN, for 1.
    if base.isNaN || exponent.isNaN { return .nan }
    if base == 0, exponent < 0 { return .nan }
    // C's pow does not ask of an overflowed base what it asks of a finite one.
    if base == -.infinity, exponent.rounded() != exponent { return .nan }
    // The most frequent power of all, several times as fast and rounded correctly.
    if exponent == 2 { return base * base }
    return pow(base, exponent)
  }

  /// Returns the real cube root, nearly always the double nearest to it.
  ///
  /// C's cbrt is an ulp off for a fifth of all arguments; one Newton step, whose residual is
  /// computed without rounding, mends that.
  static func cubeRoot(_ x: Double) -> Double {
    let estimate = cbrt(x)
    guard x.isFinite, x != 0 else { return estimate }
    // The residual of a tiny number would vanish.
    if abs(x) < 0x1p-800 { return cubeRoot(x * 0x1p300) * 0x1p-100 }
    let square = estimate * estimate
    let squareRest = (-square).addingProduct(estimate, estimate)
    let cube = square * estimate
    let cubeRest = (-cube).addingProduct(square, estimate)
    let residual = (cube - x) + (cubeRest + squareRest * estimate)
    let better = estimate - residual / (3 * square)
    return better.isFinite ? better : estimate
  }

  /// Returns the real root of degree `degree`.
  ///
  /// Negative numbers have roots of odd whole degree only; degree 0 is undefined, and so is the
  /// root of zero of negative degree. Exact where the root is.
  static func root(_ x: Double, _ degree: Double) -> Double {
    if x.isNaN || degree.isNaN || degree == 0 { return .nan }
    if degree < 0 {
      // Of anything but zero the root is zero by underflow only, and its inverse overflows.
      return x == 0 ? .nan : 1 / root(x, -degree)
    }
    if x < 0 {
      guard degree.rounded() == degree, degree.remainder(dividingBy: 2) != 0 else { return .nan }
      return -root(-x, degree)
    }
    if degree == 2 { return x.squareRoot() }
    if degree == 3 { return cubeRoot(x) }
    let estimate = pow(x, 1 / degree)
    guard degree.rounded() == degree, degree < 1024 else {
      return compensated(estimate, rootOf: x, degree)
    }
    return corrected(estimate, rootOf: x, degree)
  }

  /// Returns the estimate with what it lacks because 1 ÷ degree was rounded.
  private static func compensated(
    _ estimate: Double, rootOf x: Double, _ degree: Double
  ) -> Double {
    let rest = 1.0.addingProduct(-(1 / degree), degree) / degree
    let better = estimate + estimate * (rest * log(x))
    return better.isFinite ? better : estimate
  }

  /// Returns the estimate after one Newton step: 1 ÷ degree was rounded, which a large logarithm of
  /// x makes worse.
  private static func corrected(_ estimate: Double, rootOf x: Double, _ degree: Double) -> Double {
    guard estimate.isFinite, estimate != 0, x.isFinite, degree.isFinite else { return estimate }
    let excess = pow(estimate, degree) / x - 1
    let better = estimate - estimate * excess / degree
    return better.isFinite ? better : estimate
  }
}
