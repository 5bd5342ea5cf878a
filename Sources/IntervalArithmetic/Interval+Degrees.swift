import Glibc

extension Interval {
  /// The sines of angles in degrees; exact at the multiples of 30 and 90 where they are.
  ///
  ///     Interval(30).sineOfDegrees  // 0.5, continuous
  public var sineOfDegrees: DecoratedInterval {
    wave(DegreeFunction.sine, peak: 1, trough: 3)
  }

  /// The cosines of angles in degrees; exact at the multiples of 60 and 90 where they are.
  ///
  ///     Interval(60).cosineOfDegrees  // 0.5, continuous
  public var cosineOfDegrees: DecoratedInterval {
    wave(DegreeFunction.cosine, peak: 0, trough: 2)
  }

  private func wave(
    _ function: (Double) -> Interval, peak: Int, trough: Int
  ) -> DecoratedInterval {
    guard isFinite else { return DecoratedInterval(.unit, .partial) }
    if isPoint { return DecoratedInterval(function(lower)) }
    guard let turns = QuarterTurns(degrees: self) else { return DecoratedInterval(.unit) }
    return DecoratedInterval(
      turns.wave(
        between: function(lower).hull(function(upper)), peak: peak, trough: trough))
  }

  /// The tangents of angles in degrees; partial, and the whole line, over a pole, nil at one.
  ///
  ///     Interval(90).tangentOfDegrees  // nil
  public var tangentOfDegrees: DecoratedInterval? {
    guard isFinite else { return .unknown }
    if isPoint { return DegreeFunction.tangent(lower).map { DecoratedInterval($0) } }
    guard let turns = QuarterTurns(degrees: self), !turns.holdOdd,
      let least = DegreeFunction.tangent(lower), let greatest = DegreeFunction.tangent(upper)
    else { return .unknown }
    return DecoratedInterval(Interval(ordered: least.lower, greatest.upper))
  }

  /// The arcsines in degrees, numbers beyond -1 and 1 left out, or nil if nothing is left.
  ///
  ///     Interval(0.5).arcsineInDegrees  // 30, continuous
  public var arcsineInDegrees: DecoratedInterval? {
    withinUnit {
      Interval(
        ordered: DegreeFunction.arcsine($0.lower).lower, DegreeFunction.arcsine($0.upper).upper)
    }
  }

  /// The arccosines in degrees, numbers beyond -1 and 1 left out, or nil if nothing is left.
  ///
  ///     Interval(0.5).arccosineInDegrees  // 60, continuous
  public var arccosineInDegrees: DecoratedInterval? {
    withinUnit {
      Interval(
        ordered: DegreeFunction.arccosine($0.upper).lower,
        DegreeFunction.arccosine($0.lower).upper)
    }
  }

  /// The arctangents in degrees.
  ///
  ///     Interval(1).arctangentInDegrees  // Interval(45)
  public var arctangentInDegrees: Interval {
    Interval(
      ordered: DegreeFunction.arctangent(lower).lower, DegreeFunction.arctangent(upper).upper)
  }

  /// The angles in radians of these in degrees.
  ///
  ///     Interval(0).radians  // Interval(0)
  public var radians: Interval { (self * .radiansOfDegree).widened(.tight) }

  /// The angles in degrees of these in radians.
  ///
  ///     Interval(0).degrees  // Interval(0)
  public var degrees: Interval { (self * .degreesOfRadian).widened(.tight) }

  /// The number of radians in a degree, π/180.
  static var radiansOfDegree: Interval {
    Interval(ordered: 0.017453292519943295, 0.0174532925199433)
  }

  /// The number of degrees in a radian, 180/π.
  static var degreesOfRadian: Interval {
    Interval(ordered: 57.295779513082316, 57.29577951308232)
  }
}

/// Bounds of the functions of single angles in degrees.
///
/// An angle is reduced without error, by remainders and by differences of numbers within a factor
/// of two, to at most 45°. There the error of π/180, the product and the function come to 2.6 ulps.
private enum DegreeFunction {
  static func sine(_ degrees: Double) -> Interval {
    let angle = degrees.remainder(dividingBy: 360)  // -180...180, exact
    let acute = angle.magnitude > 90 ? 180 - angle.magnitude : angle.magnitude
    let sine = acuteSine(acute)
    return angle < 0 ? -sine : sine
  }

  static func cosine(_ degrees: Double) -> Interval {
    let angle = degrees.remainder(dividingBy: 360).magnitude
    return angle > 90 ? -acuteCosine(180 - angle) : acuteCosine(angle)
  }

  static func tangent(_ degrees: Double) -> Interval? {
    let angle = degrees.remainder(dividingBy: 180)  // -90...90, exact
    let acute = angle.magnitude
    if acute == 90 { return nil }
    let tangent: Interval
    if acute == 0 || acute == 45 {
      tangent = Interval(acute / 45)
    } else if acute < 45 {
      tangent = LibraryError.loose.around(tan(acute * perDegree))
    } else {
      tangent = LibraryError.loose.around(1 / tan((90 - acute) * perDegree))
    }
    return angle < 0 ? -tangent : tangent
  }

  static func arcsine(_ x: Double) -> Interval {
    if x.magnitude == 1 { return Interval(90 * x) }
    if x.magnitude == 0.5 { return Interval(60 * x) }
    return LibraryError.loose.around(asin(x) / perDegree)
  }

  static func arccosine(_ x: Double) -> Interval {
    if x == 0 || x.magnitude == 1 { return Interval(90 - 90 * x) }
    if x.magnitude == 0.5 { return Interval(90 - 60 * x) }
    return LibraryError.loose.around(acos(x) / perDegree)
  }

  static func arctangent(_ x: Double) -> Interval {
    if x.magnitude == 1 { return Interval(45 * x) }
    return LibraryError.loose.around(atan(x) / perDegree)
  }

  private static var perDegree: Double { 0.017453292519943295 }

  private static func acuteSine(_ degrees: Double) -> Interval {
    if degrees == 0 || degrees == 90 { return Interval(degrees / 90) }
    if degrees == 30 { return Interval(0.5) }
    return bounded(
      degrees <= 45 ? sin(degrees * perDegree) : cos((90 - degrees) * perDegree))
  }

  private static func acuteCosine(_ degrees: Double) -> Interval {
    if degrees == 0 { return .one }
    if degrees == 90 { return .zero }
    if degrees == 60 { return Interval(0.5) }
    return bounded(
      degrees <= 45 ? cos(degrees * perDegree) : sin((90 - degrees) * perDegree))
  }

  private static func bounded(_ result: Double) -> Interval {
    let range = LibraryError.loose.aroundPositive(result)
    return Interval(ordered: range.lower, min(1, range.upper))
  }
}
