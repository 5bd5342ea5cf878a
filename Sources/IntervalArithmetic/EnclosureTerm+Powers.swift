extension EnclosureTerm {
  /// Returns the power, taken as a whole if the exponent is a constant, or nil if it is nowhere
  /// defined.
  ///
  ///     EnclosureTerm(argument: Interval(-1, 1)).raised(to: EnclosureTerm(constant: 3))?.range
  ///     // Interval(-1, 1)
  public func raised(to exponent: EnclosureTerm) -> EnclosureTerm? {
    guard exponent.slope == .zero, exponent.trust == .continuous else {
      return raised(toVarying: exponent)
    }
    if let whole = exponent.range.wholeNumber {
      if whole == 2 { return squared }
      return mapped(
        { $0.raised(toWhole: whole) },
        derivative: { base, _ in base.slope(ofPower: whole) })
    }
    let reduced = exponent.range - .one
    return mapped(
      { $0.raised(to: exponent.range) },
      derivative: { base, _ in
        // Where the base is negative the power is undefined but at whole exponents.
        let bases = Interval(ordered: max(0, base.lower), max(0, base.upper))
        guard let powers = bases.positivePower(reduced) else { return .wholeLine }
        return exponent.range * powers.range
      })
  }

  /// Returns the power with an exponent that is not constant: (uᵛ)' = uᵛ (v' ln u + v u'/u).
  private func raised(toVarying exponent: EnclosureTerm) -> EnclosureTerm? {
    combined(
      exponent, { $0.raised(to: $1) },
      slope: { base, exponent, power in
        guard base.range.lower > 0, let logarithm = base.range.naturalLogarithm else {
          return .wholeLine
        }
        let ratio = base.slope.quotient(by: base.range)
        return power * (exponent.slope * logarithm.range + exponent.range * ratio)
      })
  }

  /// Returns the term of an operation on two.
  @inline(__always)
  func combined(
    _ other: EnclosureTerm, _ image: (Interval, Interval) -> DecoratedInterval?,
    slope: (EnclosureTerm, EnclosureTerm, _ values: Interval) -> Interval
  ) -> EnclosureTerm? {
    guard let own = image(range, other.range) else { return nil }
    let isConstant = self.slope == .zero && other.slope == .zero
    return EnclosureTerm.centered(
      range: own.range, slope: isConstant ? .zero : slope(self, other, own.range),
      radius: max(radius, other.radius), trust: min(own.trust, min(trust, other.trust))
    ) {
      middles(other) { image($0, $1)?.certainRange }
    }
  }

  /// The square root, or nil if the term is negative everywhere.
  ///
  ///     EnclosureTerm(constant: 9).squareRoot?.range  // Interval(3)
  public var squareRoot: EnclosureTerm? {
    mapped({ $0.squareRoot }, derivative: { _, root in root.doubled.inverseOfPositive })
  }

  /// The cube root.
  ///
  ///     EnclosureTerm(constant: -8).cubeRoot.range  // Interval(-2)
  public var cubeRoot: EnclosureTerm {
    mapped(
      total: { $0.cubeRoot },
      derivative: { _, root in (Interval(3) * root.squared).inverseOfPositive })
  }

  /// Returns the root of that degree, or nil if it is nowhere defined.
  ///
  ///     let (cube, three) = (EnclosureTerm(constant: -8), EnclosureTerm(constant: 3))
  ///     cube.root(degree: three)?.range  // Interval(-2)
  public func root(degree: EnclosureTerm) -> EnclosureTerm? {
    guard degree.slope == .zero, degree.trust == .continuous,
      let whole = degree.range.wholeNumber, whole != 0
    else {
      return combined(
        degree, { $0.root(degree: $1) },
        slope: { radicand, degree, root in
          guard radicand.range.lower > 0, let exponent = degree.reciprocal,
            let power = radicand.raised(to: exponent)
          else { return .wholeLine }
          return power.slope
        })
    }
    guard whole.magnitude > 1 else { return whole == 1 ? self : reciprocal }
    let exponent = Interval.one.quotient(by: degree.range)
    return mapped(
      { $0.root(degree: degree.range) },
      derivative: { radicand, _ in
        let absolute = Interval(ordered: radicand.mignitude, radicand.magnitude)
        guard let powers = absolute.positivePower(exponent - .one) else { return .wholeLine }
        return exponent * powers.range
      })
  }

  /// Returns the hypotenuse of the right triangle with these legs.
  ///
  ///     EnclosureTerm(constant: 3).hypotenuse(EnclosureTerm(constant: 4)).range  // Interval(5)
  public func hypotenuse(_ other: EnclosureTerm) -> EnclosureTerm {
    let range = self.range.hypotenuse(other.range)
    // Each partial slope is the cosine or sine of an angle.
    func cosine(_ leg: Interval) -> Interval {
      let sign = Interval(ordered: leg.lower < 0 ? -1 : 0, leg.upper > 0 ? 1 : 0)
      return range.lower > 0 ? leg.quotient(by: range).clamped(to: sign) : sign
    }
    return EnclosureTerm.centered(
      range: range, slope: cosine(self.range) * slope + cosine(other.range) * other.slope,
      radius: max(radius, other.radius), trust: min(trust, other.trust)
    ) {
      middles(other) { $0.hypotenuse($1) }
    }
  }
}

extension Interval {
  /// Returns the slopes of a power with a whole exponent.
  fileprivate func slope(ofPower exponent: Double) -> Interval {
    if exponent == 0 { return .zero }
    return Interval(exponent) * (raised(toWhole: exponent - 1)?.range ?? .wholeLine)
  }

  /// The reciprocals of numbers that are not negative; unbounded at zero.
  var inverseOfPositive: Interval {
    guard upper > 0 else { return Interval(ordered: 0, .infinity) }
    let greatest = lower > 0 ? Rounding.upperQuotient(1, lower) : .infinity
    return Interval(ordered: Rounding.lowerQuotient(1, upper), greatest)
  }
}
