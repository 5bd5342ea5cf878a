extension Interval {
  /// Returns the sums, rounded outward.
  ///
  ///     Interval(1, 2) + Interval(3, 4)  // Interval(4, 6)
  public static func + (left: Interval, right: Interval) -> Interval {
    Interval(
      ordered: Rounding.lowerSum(left.lower, right.lower),
      Rounding.upperSum(left.upper, right.upper))
  }

  /// Returns the differences, rounded outward.
  ///
  ///     Interval(1, 2) - Interval(3, 4)  // Interval(-3, -1)
  public static func - (left: Interval, right: Interval) -> Interval {
    Interval(
      ordered: Rounding.lowerSum(left.lower, -right.upper),
      Rounding.upperSum(left.upper, -right.lower))
  }

  /// Returns the opposites.
  ///
  ///     -Interval(1, 2)  // Interval(-2, -1)
  public static prefix func - (operand: Interval) -> Interval {
    Interval(ordered: -operand.upper, -operand.lower)
  }

  /// Returns the products, rounded outward; `0 · ∞` is 0, the limit of finite products.
  ///
  ///     Interval(-1, 2) * Interval(3)  // Interval(-3, 6)
  public static func * (left: Interval, right: Interval) -> Interval {
    if left.isPoint && right.isPoint { return Rounding.product(left.lower, right.lower) }
    return left.product(right, lower: Rounding.lowerProduct, upper: Rounding.upperProduct)
  }

  /// Returns the products, rounded outward even where they are exact but for zero.
  ///
  /// Slopes need no more, and it takes half the time. The slope of the argument, 1, stays exact.
  func scaled(by factor: Interval) -> Interval {
    factor == .one
      ? self
      : product(
        factor, lower: Rounding.lowerProductWidened, upper: Rounding.upperProductWidened)
  }

  /// Returns the products, with bounds that two functions round.
  @inline(__always)
  private func product(
    _ other: Interval, lower lowerProduct: (Double, Double) -> Double,
    upper upperProduct: (Double, Double) -> Double
  ) -> Interval {
    func bounds(_ a: Double, _ b: Double, to c: Double, _ d: Double) -> Interval {
      Interval(ordered: lowerProduct(a, b), upperProduct(c, d))
    }
    let (a, b, c, d) = (lower, upper, other.lower, other.upper)
    if a >= 0 {
      if c >= 0 { return bounds(a, c, to: b, d) }
      return d <= 0 ? bounds(b, c, to: a, d) : bounds(b, c, to: b, d)
    }
    if b <= 0 {
      if c >= 0 { return bounds(a, d, to: b, c) }
      return d <= 0 ? bounds(b, d, to: a, c) : bounds(a, d, to: a, c)
    }
    if c >= 0 { return bounds(a, d, to: b, d) }
    if d <= 0 { return bounds(b, c, to: a, c) }
    return Interval(
      ordered: min(lowerProduct(a, d), lowerProduct(b, c)),
      max(upperProduct(a, c), upperProduct(b, d)))
  }

  /// Returns the quotients, or nil if the divisor is zero everywhere.
  ///
  /// - A divisor that holds zero leaves the quotient partial; its range is one-sided where zero is
  ///   an end of the divisor, and else the whole line.
  /// - `∞ / ∞` of operands that may have overflowed is undefined, so partial.
  ///
  ///     Interval(1).divided(by: Interval(0, 2))  // 0.5...∞, partial
  public func divided(by divisor: Interval) -> DecoratedInterval? {
    if divisor.lower > 0 || divisor.upper < 0 {
      let overflows = !isFinite && !divisor.isFinite
      return DecoratedInterval(quotient(by: divisor), overflows ? .partial : .continuous)
    }
    if divisor.isPoint { return nil }
    return DecoratedInterval(quotientAcrossZero(by: divisor), .partial)
  }

  /// Returns the quotients by a divisor that does not hold zero.
  func quotient(by divisor: Interval) -> Interval {
    func quotient(_ a: Double, _ b: Double, to c: Double, _ d: Double) -> Interval {
      Interval(ordered: Rounding.lowerQuotient(a, b), Rounding.upperQuotient(c, d))
    }
    let (a, b, c, d) = (lower, upper, divisor.lower, divisor.upper)
    if a == b && c == d { return Rounding.quotient(a, c) }
    if c > 0 {
      if a >= 0 { return quotient(a, d, to: b, c) }
      return b <= 0 ? quotient(a, c, to: b, d) : quotient(a, c, to: b, c)
    }
    if a >= 0 { return quotient(b, d, to: a, c) }
    return b <= 0 ? quotient(b, c, to: a, d) : quotient(b, d, to: a, d)
  }

  private func quotientAcrossZero(by divisor: Interval) -> Interval {
    if self == .zero { return .zero }
    if divisor.lower == 0 {
      let end = divisor.upper
      if lower >= 0 { return Interval(ordered: Rounding.lowerQuotient(lower, end), .infinity) }
      if upper <= 0 { return Interval(ordered: -.infinity, Rounding.upperQuotient(upper, end)) }
    } else if divisor.upper == 0 {
      let end = divisor.lower
      if lower >= 0 { return Interval(ordered: -.infinity, Rounding.upperQuotient(lower, end)) }
      if upper <= 0 { return Interval(ordered: Rounding.lowerQuotient(upper, end), .infinity) }
    }
    return .wholeLine
  }

  /// The reciprocals, or nil if the interval is zero.
  ///
  ///     Interval(2, 4).reciprocal  // 0.25...0.5, continuous
  public var reciprocal: DecoratedInterval? { Interval.one.divided(by: self) }

  /// The squares, never negative.
  ///
  ///     Interval(-1, 2).squared  // Interval(0, 4)
  public var squared: Interval {
    let least = mignitude
    let greatest = magnitude
    if isPoint { return Rounding.product(greatest, greatest) }
    return Interval(
      ordered: Rounding.lowerProduct(least, least), Rounding.upperProduct(greatest, greatest))
  }
}
