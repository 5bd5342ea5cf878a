extension Interval {
  /// The absolute values.
  ///
  ///     Interval(-1, 2).absoluteValue  // Interval(0, 2)
  public var absoluteValue: Interval { Interval(ordered: mignitude, magnitude) }

  /// The signs, -1, 0 or 1; continuous where there is only one.
  ///
  ///     Interval(0, 3).sign  // 0...1, defined
  public var sign: DecoratedInterval {
    step { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
  }

  /// The greatest whole numbers not above; continuous where there is only one.
  ///
  ///     Interval(1, 1.5).floor  // 1, continuous
  public var floor: DecoratedInterval { step { $0.rounded(.down) } }

  /// The least whole numbers not below; continuous where there is only one.
  ///
  ///     Interval(1, 1.5).ceiling  // 1...2, defined
  public var ceiling: DecoratedInterval { step { $0.rounded(.up) } }

  /// The nearest whole numbers, halves away from zero; continuous where there is only one.
  ///
  ///     Interval(2.5).rounded  // 3, continuous
  public var rounded: DecoratedInterval { step { $0.rounded() } }

  /// The whole numbers that remain when the digits after the point are dropped.
  ///
  ///     Interval(-0.5, 0.5).truncated  // 0, continuous
  public var truncated: DecoratedInterval { step { $0.rounded(.towardZero) } }

  /// Returns the values of a function that steps upward.
  ///
  /// Its restriction to the interval is continuous if it has one value on it.
  @inline(__always)
  private func step(_ function: (Double) -> Double) -> DecoratedInterval {
    let low = function(lower)
    let high = function(upper)
    return DecoratedInterval(Interval(ordered: low, high), low == high ? .continuous : .defined)
  }

  /// What remains when the whole number before the point is taken away, with the same sign.
  ///
  ///     Interval(-2.5).fraction  // -0.5, continuous
  public var fraction: DecoratedInterval {
    guard isFinite else { return DecoratedInterval(.unit, .partial) }
    let whole = lower.rounded(.towardZero)
    if upper.rounded(.towardZero) == whole {
      return DecoratedInterval(Interval(ordered: lower - whole, upper - whole))  // exact
    }
    return DecoratedInterval(Interval(ordered: lower < 0 ? -1 : 0, upper > 0 ? 1 : 0), .defined)
  }

  /// Returns the smaller of each two numbers.
  ///
  ///     Interval(0, 3).minimum(Interval(1, 2))  // Interval(0, 2)
  public func minimum(_ other: Interval) -> Interval {
    Interval(ordered: min(lower, other.lower), min(upper, other.upper))
  }

  /// Returns the greater of each two numbers.
  ///
  ///     Interval(0, 3).maximum(Interval(1, 2))  // Interval(1, 3)
  public func maximum(_ other: Interval) -> Interval {
    Interval(ordered: max(lower, other.lower), max(upper, other.upper))
  }
}
