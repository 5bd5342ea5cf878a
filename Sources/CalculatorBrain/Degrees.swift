internal import Glibc

/// Trigonometry in degrees.
///
/// Angles are reduced in degrees, where a full turn is a whole number and nothing is rounded; so
/// the results at multiples of 30 and 45 degrees are exact wherever they are rational.
enum Degrees {
  static func sine(_ x: Double) -> Double {
    let turn = x.remainder(dividingBy: 360)
    let size = abs(turn)
    return turn < 0 ? -sineOfHalfTurn(size) : sineOfHalfTurn(size)
  }

  static func cosine(_ x: Double) -> Double {
    let size = abs(x.remainder(dividingBy: 360))
    return size <= 90 ? cosineOfQuarter(size) : -cosineOfQuarter(180 - size)
  }

  /// Returns the tangent, undefined at odd multiples of 90 degrees.
  static func tangent(_ x: Double) -> Double {
    let turn = x.remainder(dividingBy: 180)
    let size = abs(turn)
    if size == 90 { return .nan }
    let value =
      size == 45 ? 1 : size < 45 ? tan(radians(size)) : 1 / tan(radians(90 - size))
    return turn < 0 ? -value : value
  }

  static func arcSine(_ x: Double) -> Double {
    abs(x) == 0.5 ? 60 * x : degrees(asin(x))
  }

  static func arcCosine(_ x: Double) -> Double {
    abs(x) == 0.5 ? 90 - 60 * x : degrees(acos(x))
  }

  static func arcTangent(_ x: Double) -> Double {
    degrees(atan(x))
  }

  /// Returns an angle in radians, within an ulp: π ÷ 180 has two parts.
  static func radians(_ degrees: Double) -> Double {
    (degrees * 2.9486522708701687e-19).addingProduct(degrees, 0.017453292519943295)
  }

  /// Returns an angle in degrees, within an ulp: 180 ÷ π has two parts.
  static func degrees(_ radians: Double) -> Double {
    radians.isInfinite
      ? radians
      : (radians * -1.9878495670576283e-15).addingProduct(radians, 57.29577951308232)
  }

  private static func sineOfHalfTurn(_ size: Double) -> Double {
    sineOfQuarter(size <= 90 ? size : 180 - size)
  }

  private static func sineOfQuarter(_ x: Double) -> Double {
    x == 30 ? 0.5 : x <= 45 ? sin(radians(x)) : cos(radians(90 - x))
  }

  private static func cosineOfQuarter(_ x: Double) -> Double {
    x == 60 ? 0.5 : x <= 45 ? cos(radians(x)) : sin(radians(90 - x))
  }
}
