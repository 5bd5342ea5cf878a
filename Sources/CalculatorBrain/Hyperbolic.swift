internal import Glibc

/// The hyperbolic functions and their inverses, within 0.6 ulp.
///
/// The C library's are up to 2 ulp off, too far for values that are shown with all their digits.
enum Hyperbolic {
  static func sine(_ x: Double) -> Double {
    let size = abs(x)
    if size < 0.25 { return smallSine(x).high }
    guard size < 711 else { return sinh(x) }
    let (grown, shrunk) = halves(size)
    let value = (grown - shrunk).high
    return x < 0 ? -value : value
  }

  static func cosine(_ x: Double) -> Double {
    guard abs(x) < 711 else { return cosh(x) }
    let (grown, shrunk) = halves(abs(x))
    return (grown + shrunk).high
  }

  static func tangent(_ x: Double) -> Double {
    let size = abs(x)
    guard size < 20 else { return tanh(x) }
    let (grown, shrunk) = halves(size)
    let sine = size < 0.25 ? smallSine(size) : grown - shrunk
    let value = (sine / (grown + shrunk)).high
    return x.sign == .minus ? -value : value
  }

  static func inverseSine(_ x: Double) -> Double {
    let size = abs(x)
    guard size < .infinity else { return x }
    let value: DoubleDouble
    if size < 0.125 {
      value = (DoubleDouble(size) / root(size, 1)).inverseHyperbolicTangent
    } else if size < 0x1p30 {
      value = (DoubleDouble(size) + root(size, 1)).logarithm
    } else {
      value = logarithmOfDouble(size)
    }
    return x.sign == .minus ? -value.high : value.high
  }

  /// Returns the inverse of the cosine, undefined below 1.
  static func inverseCosine(_ x: Double) -> Double {
    guard x >= 1, x < .infinity else { return acosh(x) }
    if x >= 0x1p30 { return logarithmOfDouble(x).high }
    return (DoubleDouble(x) + root(x, -1)).logarithm.high
  }

  /// Returns the inverse of the tangent, undefined from 1 on, where it has its poles.
  static func inverseTangent(_ x: Double) -> Double {
    let size = abs(x)
    guard size < 1 else { return .nan }
    if size < 0.15 { return DoubleDouble(x).inverseHyperbolicTangent.high }
    let ratio = DoubleDouble(exactSum: 1, size) / DoubleDouble(exactSum: 1, -size)
    let value = ratio.logarithm.high / 2
    return x < 0 ? -value : value
  }

  /// Returns half of e raised to x and to -x, for an x of 0 to 711.
  private static func halves(_ x: Double) -> (grown: DoubleDouble, shrunk: DoubleDouble) {
    let grown = DoubleDouble.exponential(x, shift: -1)
    return (grown, x < 40 ? DoubleDouble(0.25) / grown : DoubleDouble(0))
  }

  /// Returns the sine of a small number, by its series.
  private static func smallSine(_ x: Double) -> DoubleDouble {
    let square = x * x
    let upper = 1 / 362_880 + square * (1 / 39_916_800 + square / 6_227_020_800)
    let tail = 1 / 6 + square * (1 / 120 + square * (1 / 5040 + square * upper))
    return DoubleDouble(sum: x, x * square * tail)
  }

  /// Returns √(x² + term).
  private static func root(_ x: Double, _ term: Double) -> DoubleDouble {
    (DoubleDouble(x) * DoubleDouble(x) + DoubleDouble(term)).squareRoot
  }

  /// Returns ln(2x).
  private static func logarithmOfDouble(_ x: Double) -> DoubleDouble {
    DoubleDouble(x).logarithm + DoubleDouble(2).logarithm
  }
}
