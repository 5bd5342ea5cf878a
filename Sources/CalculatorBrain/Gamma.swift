internal import Glibc

/// Euler's gamma function and the factorial, within 0.6 ulp.
///
/// The C library's are up to 5 ulp off. Here a factorial of a number n + f, with n whole and f
/// between -½ and ½, is f! times f + 1, f + 2, … f + n, in double precision.
enum Gamma {
  /// Returns the factorial, correctly rounded for whole numbers; infinite at once above 170.6.
  static func factorial(_ x: Double) -> Double {
    guard abs(x) < 0x1p53 else { return farOut(x) }
    let whole = x.rounded()
    return factorial(whole, x - whole)
  }

  /// Returns gamma, undefined at 0, -1, -2 and so on.
  static func gamma(_ x: Double) -> Double {
    guard abs(x) < 0x1p53 else { return farOut(x) }
    let whole = x.rounded()
    return factorial(whole - 1, x - whole)
  }

  /// Returns the logarithm of the size of gamma, undefined where gamma is.
  ///
  /// Next to its zeros between negative whole numbers, and beyond 1e100, it is the C library's,
  /// which is up to 4 ulp off.
  static func logarithm(_ x: Double) -> Double {
    let whole = x.rounded()
    if x.isNaN || (x <= 0 && whole == x) { return .nan }
    if abs(x) > 1e100 { return lgamma(x).0 }
    if x >= 40 { return stirling(x).high }
    if x <= -40 {
      // gamma(x) gamma(-x) = -π ÷ (x sin πx)
      let sine = abs(sin(.pi * (x - whole)))
      return -(stirling(-x) + DoubleDouble(log(-x * sine / .pi))).high
    }
    let gamma = product(whole - 1, x - whole)
    guard gamma.high.isFinite else { return lgamma(x).0 }
    let logarithm = (gamma.high < 0 ? -gamma : gamma).logarithm.high
    return x < 0 && abs(logarithm) < 0.05 ? lgamma(x).0 : logarithm
  }

  /// Returns the logarithm of gamma of an x of at least 40, by Stirling's series.
  private static func stirling(_ x: Double) -> DoubleDouble {
    let square = 1 / (x * x)
    let rest = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680))) / x
    let leading = DoubleDouble(exactSum: x, -0.5) * DoubleDouble(x).logarithm - DoubleDouble(x)
    // ½ ln 2π
    return leading + DoubleDouble(0.9189385332046728 + rest)
  }

  /// Returns both functions where every number is whole; undefined for NaN too.
  private static func farOut(_ x: Double) -> Double {
    x > 0 ? .infinity : .nan
  }

  /// Returns the factorial of `whole + fraction`.
  private static func factorial(_ whole: Double, _ fraction: Double) -> Double {
    if whole > 171 { return .infinity }
    if fraction == 0 {
      return whole < 0 ? .nan : whole > 170 ? .infinity : FactorialTable.values[Int(whole)]
    }
    // Less than half the smallest number.
    if whole < -190 { return 0 }
    // Products of this size would lose digits on the way.
    let scale = whole < -150 ? 0x1p300 : 1
    let value = product(whole, fraction, scale: scale).high / scale
    return value.isNaN ? .infinity : value
  }

  /// Returns the factorial of `whole + fraction`, which is no negative whole number, times `scale`.
  private static func product(
    _ whole: Double, _ fraction: Double, scale: Double = 1
  ) -> DoubleDouble {
    var result = DoubleDouble(scale) / reciprocal(fraction)
    if whole > 0 {
      for term in 1...Int(whole) {
        result = result * DoubleDouble(exactSum: Double(term), fraction)
      }
    } else if whole < 0 {
      for term in Int(whole) + 1...0 {
        result = result / DoubleDouble(exactSum: Double(term), fraction)
      }
    }
    return result
  }

  /// Returns 1 ÷ x! for an x of at most ½ in size, by its Taylor series.
  private static func reciprocal(_ x: Double) -> DoubleDouble {
    var tail = 0.0
    for index in coefficients.indices { tail = coefficients[index].addingProduct(x, tail) }
    let x = DoubleDouble(x)
    var sum = DoubleDouble(sum: -0.6558780715202539, 2.137185197068536e-17) + x * DoubleDouble(tail)
    sum = DoubleDouble(sum: 0.5772156649015329, -4.942915152430645e-18) + x * sum
    return DoubleDouble(1) + x * sum
  }

  /// The coefficients of 1 ÷ x! at x²² down to x³, from mpmath with 90 digits at work.
  private static let coefficients: InlineArray<20, Double> = [
    -2.0583260535665066e-14, 5.100370287454476e-13, -3.696805618642206e-12,
    7.782263439905071e-12, 1.0434267116911005e-10, -1.18127457048702e-09,
    5.002007644469223e-09, 6.116095104481416e-09, -2.056338416977607e-07,
    1.133027231981696e-06, -1.2504934821426706e-06, -2.013485478078824e-05,
    0.0001280502823881162, -0.00021524167411495098, -0.0011651675918590652,
    0.0072189432466631, -0.009621971527876973, -0.04219773455554433,
    0.16653861138229148, -0.04200263503409524,
  ]
}
