import Glibc

extension Interval {
  /// The values of the error function, between -1 and 1.
  ///
  ///     Interval(0).errorFunction  // Interval(0)
  public var errorFunction: Interval {
    Interval(
      ordered: max(-1, LibraryError.usual.below(erf(lower))),
      min(1, LibraryError.usual.above(erf(upper))))
  }

  /// The values of the complementary error function, between 0 and 2.
  ///
  ///     Interval(0).complementaryErrorFunction  // Interval(1)
  public var complementaryErrorFunction: Interval {
    func value(_ x: Double) -> Interval {
      x == 0 ? .one : LibraryError.loose.aroundPositive(erfc(x))
    }
    return Interval(ordered: value(upper).lower, min(2, value(lower).upper))
  }
}
