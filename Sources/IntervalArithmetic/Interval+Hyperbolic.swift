import Glibc

extension Interval {
  /// The hyperbolic sines.
  ///
  ///     Interval(0).hyperbolicSine  // Interval(0)
  public var hyperbolicSine: Interval {
    .widened(sinh(lower), sinh(upper), .usual)
  }

  /// The hyperbolic cosines, at least 1.
  ///
  ///     Interval(0).hyperbolicCosine  // Interval(1)
  public var hyperbolicCosine: Interval {
    let greatest = magnitude == 0 ? 1 : LibraryError.usual.above(cosh(magnitude))
    return Interval(ordered: max(1, LibraryError.usual.below(cosh(mignitude))), greatest)
  }

  /// The hyperbolic tangents, between -1 and 1.
  ///
  ///     Interval(0).hyperbolicTangent  // Interval(0)
  public var hyperbolicTangent: Interval {
    Interval(
      ordered: max(-1, LibraryError.usual.below(tanh(lower))),
      min(1, LibraryError.usual.above(tanh(upper))))
  }

  /// The inverse hyperbolic sines.
  ///
  ///     Interval(0).inverseHyperbolicSine  // Interval(0)
  public var inverseHyperbolicSine: Interval {
    .widened(asinh(lower), asinh(upper), .usual)
  }

  /// The inverse hyperbolic cosines, numbers below 1 left out, or nil if nothing is left.
  ///
  ///     Interval(1).inverseHyperbolicCosine  // 0, continuous
  public var inverseHyperbolicCosine: DecoratedInterval? {
    guard upper >= 1 else { return nil }
    let range = Interval(
      ordered: LibraryError.usual.below(acosh(max(1, lower))),
      LibraryError.usual.above(acosh(upper)))
    return DecoratedInterval(range, lower < 1 ? .partial : .continuous)
  }

  /// The inverse hyperbolic tangents, numbers from ±1 on left out, or nil if nothing is left.
  ///
  ///     Interval(0).inverseHyperbolicTangent  // 0, continuous
  public var inverseHyperbolicTangent: DecoratedInterval? {
    guard lower < 1, upper > -1 else { return nil }
    let low = lower > -1 ? LibraryError.usual.below(atanh(lower)) : -.infinity
    let high = upper < 1 ? LibraryError.usual.above(atanh(upper)) : .infinity
    let isInside = lower > -1 && upper < 1
    return DecoratedInterval(Interval(ordered: low, high), isInside ? .continuous : .partial)
  }
}
