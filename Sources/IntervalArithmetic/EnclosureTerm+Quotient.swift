extension EnclosureTerm {
  /// Returns the quotient, or nil if the divisor is zero everywhere.
  ///
  /// Near a common zero of both, where the plain quotient is wide, range and slope improve each
  /// other: the slope of q = u/v is (u' - q·v')/v, and the centered form with it gives a better q.
  /// So `sin(x)/x`, `(x² - 1)/(x - 1)` and `|x - c|/(x - c)` stay narrow up to one cell an octave
  /// beside the hole.
  ///
  ///     let (one, four) = (EnclosureTerm(constant: 1), EnclosureTerm(constant: 4))
  ///     one.divided(by: four)?.range  // Interval(0.25)
  public func divided(by divisor: EnclosureTerm) -> EnclosureTerm? {
    guard let own = range.divided(by: divisor.range) else { return nil }
    let radius = max(self.radius, divisor.radius)
    let trust = min(own.trust, min(self.trust, divisor.trust))
    var range = own.range
    guard !divisor.range.contains(0) else {
      let slope = self.slope == .zero && divisor.slope == .zero ? Interval.zero : .wholeLine
      return EnclosureTerm(
        range: range, slope: slope, middle: quotientOfMiddles(divisor), radius: radius,
        trust: trust)
    }
    var slope = self.slope(ofQuotient: range, divisor)
    if radius == 0 {
      return EnclosureTerm.centered(range: range, slope: slope, radius: 0, trust: trust) { nil }
    }
    let middle = quotientOfMiddles(divisor)
    if trust == .continuous, divisor.slope != .zero, let middle {
      for _ in 0..<10 {
        let width = range.upper - range.lower
        range = range.clamped(
          to: EnclosureTerm.centeredForm(middle, slope: slope, radius: radius))
        if range.upper - range.lower > 0.9 * width || !slope.isFinite { break }
        slope = slope.clamped(to: self.slope(ofQuotient: range, divisor))
      }
    }
    return EnclosureTerm(range: range, slope: slope, middle: middle, radius: radius, trust: trust)
  }

  /// Returns the slopes of a quotient with these values by a divisor that does not hold zero.
  @inline(__always)
  private func slope(ofQuotient quotient: Interval, _ divisor: EnclosureTerm) -> Interval {
    if divisor.slope == .zero {
      return slope == .zero ? .zero : slope.quotient(by: divisor.range)
    }
    return (slope - quotient.scaled(by: divisor.slope)).quotient(by: divisor.range)
  }

  @inline(__always)
  private func quotientOfMiddles(_ divisor: EnclosureTerm) -> Interval? {
    middles(divisor) { $0.divided(by: $1)?.certainRange }
  }

  /// The reciprocal, or nil if the term is zero everywhere.
  ///
  ///     EnclosureTerm(constant: 4).reciprocal?.range  // Interval(0.25)
  public var reciprocal: EnclosureTerm? {
    EnclosureTerm(constant: Interval.one).divided(by: self)
  }

  /// The absolute value divided by the term itself, taken as a whole: its sign, undefined at zero.
  ///
  ///     EnclosureTerm(argument: Interval(0, 1)).absoluteValueOverSelf?.range  // Interval(1)
  public var absoluteValueOverSelf: EnclosureTerm? {
    mapped(
      { argument in
        if argument.lower == 0 && argument.upper == 0 { return nil }
        let range = Interval(ordered: argument.lower < 0 ? -1 : 1, argument.upper > 0 ? 1 : -1)
        let isCertain = !argument.contains(0) && argument.isFinite
        return DecoratedInterval(range, isCertain ? .continuous : .partial)
      }, derivative: { _, _ in .zero })
  }
}
