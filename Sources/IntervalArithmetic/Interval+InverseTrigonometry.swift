import Glibc

extension Interval {
  /// The arcsines, numbers beyond -1 and 1 left out, or nil if nothing is left.
  ///
  ///     Interval(0).arcsine  // 0, continuous
  public var arcsine: DecoratedInterval? {
    withinUnit { .widened(asin($0.lower), asin($0.upper), .tight) }
  }

  /// The arccosines, numbers beyond -1 and 1 left out, or nil if nothing is left.
  ///
  ///     Interval(1).arccosine  // 0, continuous
  public var arccosine: DecoratedInterval? {
    withinUnit { .widened(acos($0.upper), acos($0.lower), .tight) }
  }

  /// Returns the values of a function that is defined from -1 to 1.
  @inline(__always)
  func withinUnit(_ function: (Interval) -> Interval) -> DecoratedInterval? {
    guard let inside = intersection(.unit) else { return nil }
    return DecoratedInterval(function(inside), inside == self ? .continuous : .partial)
  }

  /// The arctangents.
  ///
  ///     Interval(0).arctangent  // Interval(0)
  public var arctangent: Interval {
    .widened(atan(lower), atan(upper), .tight)
  }

  /// The interval with both bounds moved out by an error of the C library; zero stays exact.
  @inline(__always)
  func widened(_ error: LibraryError) -> Interval { .widened(lower, upper, error) }

  /// Returns the interval between two results of the C library, each moved out by its error.
  ///
  /// The results themselves may be in the wrong order, where they are a few ulps apart.
  @inline(__always)
  static func widened(_ lower: Double, _ upper: Double, _ error: LibraryError) -> Interval {
    Interval(ordered: error.below(lower), error.above(upper))
  }

  /// Returns the angles of the points whose ordinates are these and whose abscissas are given.
  ///
  /// The interval of a single angle is (-π, π]; it jumps where the ordinate changes sign at a
  /// negative abscissa. Boxes that hold the origin are partial.
  ///
  ///     Interval(0).arctangent(over: Interval(1))  // 0, continuous
  public func arctangent(over abscissa: Interval) -> DecoratedInterval {
    let halfTurn = 3.1415926535897936  // above π
    let quarter = 1.5707963267948968
    let (x, y) = (abscissa, self)
    if y.contains(0) && x.lower <= 0 {
      if x.upper >= 0 {
        let low = y.lower >= 0 ? 0 : x.lower >= 0 ? -quarter : -halfTurn
        let high = x.lower >= 0 ? (y.upper <= 0 ? 0 : quarter) : halfTurn
        return DecoratedInterval(Interval(ordered: low, high), .partial)
      }
      if y.lower < 0 {
        return DecoratedInterval(Interval(ordered: -halfTurn, halfTurn), .defined)
      }
    }
    // Away from the origin and the cut the angle has its extremes at corners of the box. The sum
    // turns -0 into 0, which lies on the near side of the cut.
    var corners = Interval(atan2(y.lower + 0, x.lower))
    func include(_ y: Double, _ x: Double) {
      corners = corners.hull(Interval(atan2(y + 0, x)))
    }
    if !x.isPoint { include(y.lower, x.upper) }
    if !y.isPoint {
      include(y.upper, x.lower)
      if !x.isPoint { include(y.upper, x.upper) }
    }
    let range = corners.widened(.usual)
    return DecoratedInterval(range.clamped(to: Interval(ordered: -halfTurn, halfTurn)))
  }
}
