import Glibc

extension Interval {
  /// The values of the gamma function, nil at a single pole.
  ///
  /// The poles are 0, -1, -2, …; an interval that holds one is partial. Values at whole numbers are
  /// exact up to 22!.
  ///
  ///     Interval(5).gamma  // 24, continuous
  public var gamma: DecoratedInterval? {
    switch GammaDomain(self) {
    case .pole: return nil
    case .polesInside: return .unknown
    case .poleAtLeft:
      let least =
        upper <= GammaFunction.lowest.lower
        ? GammaFunction.value(upper).lower : GammaFunction.leastValue
      return DecoratedInterval(Interval(ordered: least, .infinity), .partial)
    case .positive: return DecoratedInterval(positiveGamma)
    case .betweenPoles(let isNegative):
      let size = GammaFunction.hanging(self, GammaFunction.size) { size, slope in size * slope }
      let range = size.intersection(Interval(ordered: 0, .infinity)) ?? size
      return DecoratedInterval(isNegative ? -range : range)
    }
  }

  /// The values of gamma on positive numbers: it falls to its least value near 1.46, then rises.
  private var positiveGamma: Interval {
    let first = GammaFunction.value(lower)
    if isPoint { return first }
    let last = GammaFunction.value(upper)
    if lower >= GammaFunction.lowest.upper { return Interval(ordered: first.lower, last.upper) }
    if upper <= GammaFunction.lowest.lower { return Interval(ordered: last.lower, first.upper) }
    return Interval(ordered: GammaFunction.leastValue, max(first.upper, last.upper))
  }

  /// The natural logarithms of the absolute values of gamma, nil at a single pole.
  ///
  ///     Interval(1).logarithmOfGamma  // 0, continuous
  public var logarithmOfGamma: DecoratedInterval? {
    switch GammaDomain(self) {
    case .pole: return nil
    case .polesInside: return .unknown
    case .poleAtLeft:
      let last = GammaFunction.logarithm(upper)
      let least = upper <= GammaFunction.lowest.lower ? last.lower : GammaFunction.leastLogarithm
      return DecoratedInterval(Interval(ordered: least, .infinity), .partial)
    case .positive:
      let first = GammaFunction.logarithm(lower)
      if isPoint { return DecoratedInterval(first) }
      let last = GammaFunction.logarithm(upper)
      if lower >= GammaFunction.lowest.upper {
        return DecoratedInterval(Interval(ordered: first.lower, last.upper))
      }
      if upper <= GammaFunction.lowest.lower {
        return DecoratedInterval(Interval(ordered: last.lower, first.upper))
      }
      return DecoratedInterval(
        Interval(ordered: GammaFunction.leastLogarithm, max(first.upper, last.upper)))
    case .betweenPoles:
      return DecoratedInterval(
        GammaFunction.hanging(self, GammaFunction.logarithm) { _, slope in slope })
    }
  }

  /// The logarithmic derivatives of gamma; unknown across a pole.
  ///
  /// They increase between poles, so that the bounds give the bounds.
  var digamma: Interval {
    switch GammaDomain(self) {
    case .positive, .betweenPoles:
      let first = Digamma.value(lower)
      if isPoint { return first }
      return Interval(ordered: first.lower, max(first.upper, Digamma.value(upper).upper))
    case .pole, .polesInside, .poleAtLeft: return .wholeLine
    }
  }
}

/// Where an interval lies between the poles of the gamma function.
private enum GammaDomain {
  case positive
  /// From zero to a positive number.
  case poleAtLeft
  case betweenPoles(isNegative: Bool)
  case polesInside
  /// A single number, and a pole.
  case pole

  init(_ argument: Interval) {
    let (lower, upper) = (argument.lower, argument.upper)
    if lower > 0 {
      self = .positive
    } else if lower == upper && lower.rounded() == lower {
      self = .pole
    } else if lower == 0 {
      self = .poleAtLeft
    } else {
      let floor = lower.rounded(.down)
      guard floor != lower, upper.rounded(.down) == floor else {
        self = .polesInside
        return
      }
      self = .betweenPoles(isNegative: (0.5 * floor).rounded() != 0.5 * floor)
    }
  }
}

/// Bounds of single values of the gamma function.
///
/// Of the C library's results `tgamma` was seen 3.8 ulps off on positive and 5.3 on negative
/// numbers, `lgamma` 2.1 and 4.1.
private enum GammaFunction {
  /// Holds the number above zero where gamma has its least value.
  static var lowest: Interval { Interval(ordered: 1.4616321449683622, 1.4616321449683625) }

  /// A number just below the least value, 0.8856031944108887003.
  static var leastValue: Double { 0.8856031944108886 }
  /// A number just below its logarithm, -0.1214862905358496081.
  static var leastLogarithm: Double { -0.1214862905358497 }

  static func value(_ x: Double) -> Interval {
    if x <= 23 && x.rounded() == x { return Interval(factorial(x - 1)) }
    return LibraryError.gamma.aroundPositive(tgamma(x))
  }

  /// Returns the interval that holds the absolute value.
  static func size(_ x: Double) -> Interval {
    LibraryError.gamma.aroundPositive(tgamma(x).magnitude)
  }

  static func logarithm(_ x: Double) -> Interval {
    let (logarithm, _): (Double, Int) = lgamma(x)
    return x == 1 || x == 2 ? .zero : LibraryError.gamma.around(logarithm)
  }

  /// Returns the factorial of a whole number from 0 to 22, which is a double, as are the smaller.
  private static func factorial(_ n: Double) -> Double {
    var product = 1.0
    var factor = 2.0
    while factor <= n {
      product *= factor
      factor += 1
    }
    return product
  }

  /// Returns the values of a convex function between two poles, from its values and its slopes, the
  /// latter found from the value and the logarithmic derivative of gamma.
  ///
  /// The logarithm of the absolute value of gamma is convex between poles, since the derivative of
  /// digamma, Σ 1/(x+k)², is positive; so is its exponential. A convex function lies below its
  /// chord and above its tangents.
  static func hanging(
    _ argument: Interval, _ function: (Double) -> Interval,
    slope: (_ value: Interval, _ digamma: Interval) -> Interval
  ) -> Interval {
    let first = function(argument.lower)
    if argument.isPoint { return first }
    let last = function(argument.upper)
    let highest = max(first.upper, last.upper)
    let firstSlope = slope(first, Digamma.value(argument.lower))
    if firstSlope.lower >= 0 { return Interval(ordered: first.lower, highest) }
    let lastSlope = slope(last, Digamma.value(argument.upper))
    if lastSlope.upper <= 0 { return Interval(ordered: last.lower, highest) }
    let least = whereTangentsMeet(
      argument, (first.lower, firstSlope.lower), (last.lower, lastSlope.upper))
    return Interval(ordered: min(least, highest), highest)
  }

  /// Returns a bound below the point where a falling line from the lower bound of an interval meets
  /// a rising one from the upper: (r·f - d·l + d·r·w)/(r - d) for the values f and l, the slopes d
  /// and r, and the width w.
  private static func whereTangentsMeet(
    _ argument: Interval, _ first: (value: Double, slope: Double),
    _ last: (value: Double, slope: Double)
  ) -> Double {
    guard first.slope.isFinite, last.slope.isFinite else { return -.infinity }
    let (fall, rise) = (Interval(first.slope), Interval(last.slope))
    let width = Interval(argument.upper) - Interval(argument.lower)
    let weighted = rise * Interval(first.value) - fall * Interval(last.value) + fall * rise * width
    return weighted.quotient(by: rise - fall).lower
  }
}
