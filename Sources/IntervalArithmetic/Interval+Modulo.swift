extension Interval {
  /// Returns the remainders, which have the divisor's sign, or nil if the divisor is zero.
  ///
  /// They are continuous where the floor of the quotient is one number.
  ///
  ///     Interval(-7).modulo(Interval(3))  // 2, continuous
  public func modulo(_ divisor: Interval) -> DecoratedInterval? {
    if divisor.isPoint && divisor.lower == 0 { return nil }
    let bound = Interval(ordered: min(0, divisor.lower), max(0, divisor.upper))
    if divisor.contains(0) || !isFinite || !divisor.isFinite {
      // An infinite divisor may leave the dividend as it is, or be undefined.
      return DecoratedInterval(divisor.isFinite ? bound : .wholeLine, .partial)
    }
    if isPoint && divisor.isPoint {
      let remainder = Interval.remainder(lower, divisor.lower)
      return DecoratedInterval(remainder.clamped(to: bound))
    }
    let floors = floorOfQuotient(by: divisor)
    guard floors.isPoint, floors.magnitude < 0x1p52 else {
      return DecoratedInterval(bound, .defined)
    }
    return DecoratedInterval((self - floors * divisor).clamped(to: bound))
  }

  /// Returns the interval that holds the remainder; `fmod` is exact.
  private static func remainder(_ dividend: Double, _ divisor: Double) -> Interval {
    let remainder = dividend.truncatingRemainder(dividingBy: divisor)
    if remainder == 0 || (remainder < 0) == (divisor < 0) { return Interval(remainder) }
    return Interval(remainder) + Interval(divisor)
  }

  /// Returns the floors of the quotients by a divisor that does not hold zero.
  func floorOfQuotient(by divisor: Interval) -> Interval {
    guard divisor.isPoint else { return quotient(by: divisor).floor.range }
    return Interval(
      between: Rounding.floor(lower, over: divisor.lower),
      and: Rounding.floor(upper, over: divisor.lower))
  }
}
