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
      between: Interval.exactFloor(lower, divisor.lower),
      and: Interval.exactFloor(upper, divisor.lower))
  }

  /// Returns the floor of the quotient, right even where the quotient is rounded to a whole number.
  private static func exactFloor(_ dividend: Double, _ divisor: Double) -> Double {
    let greatest = Double.greatestFiniteMagnitude
    let guess = max(-greatest, min((dividend / divisor).rounded(.down), greatest))
    let rest = dividend.addingProduct(-guess, divisor)  // its sign is exact
    if rest != 0 && (rest < 0) != (divisor < 0) { return guess - 1 }
    return rest.magnitude >= divisor.magnitude ? guess + 1 : guess
  }
}
