extension EnclosureTerm {
  /// The sine of an angle in radians.
  ///
  ///     EnclosureTerm(constant: 0).sine.range  // Interval(0)
  public var sine: EnclosureTerm {
    if slope == .zero { return mapped(certain: { $0.sine }, derivative: { _, _ in .zero }) }
    let (sine, cosine) = range.sineAndCosine
    return wave(sine, slope: cosine.range) { $0.sine }
  }

  /// The cosine of an angle in radians.
  ///
  ///     EnclosureTerm(constant: 0).cosine.range  // Interval(1)
  public var cosine: EnclosureTerm {
    if slope == .zero { return mapped(certain: { $0.cosine }, derivative: { _, _ in .zero }) }
    let (sine, cosine) = range.sineAndCosine
    return wave(cosine, slope: -sine.range) { $0.cosine }
  }

  @inline(__always)
  private func wave(
    _ own: DecoratedInterval, slope: Interval, _ image: (Interval) -> DecoratedInterval
  ) -> EnclosureTerm {
    EnclosureTerm.centered(
      range: own.range, slope: slope.scaled(by: self.slope), radius: radius,
      trust: min(trust, own.trust)
    ) {
      middle.flatMap { image($0).certainRange }
    }
  }

  /// The tangent of an angle in radians.
  ///
  ///     EnclosureTerm(constant: 0).tangent.range  // Interval(0)
  public var tangent: EnclosureTerm {
    mapped(certain: { $0.tangent }, derivative: { _, tangent in tangent.squared + .one })
  }

  /// The secant of an angle in radians.
  ///
  ///     EnclosureTerm(constant: 0).secant?.range  // Interval(1)
  public var secant: EnclosureTerm? {
    mapped(
      { $0.secant }, derivative: { angle, secant in secant.scaled(by: angle.tangent.range) })
  }

  /// The cosecant of an angle in radians, or nil if it is 0 everywhere.
  ///
  ///     EnclosureTerm(constant: 0).cosecant?.range  // nil
  public var cosecant: EnclosureTerm? {
    mapped(
      { $0.cosecant },
      derivative: { angle, cosecant in -cosecant.scaled(by: angle.cotangent?.range ?? .wholeLine) })
  }

  /// The cotangent of an angle in radians, or nil if it is 0 everywhere.
  ///
  ///     EnclosureTerm(constant: 0).cotangent?.range  // nil
  public var cotangent: EnclosureTerm? {
    mapped({ $0.cotangent }, derivative: { _, cotangent in -(cotangent.squared + .one) })
  }

  /// Returns the term of a function that is defined somewhere on every interval.
  @inline(__always)
  func mapped(
    certain image: (Interval) -> DecoratedInterval,
    derivative: (_ argument: Interval, _ values: Interval) -> Interval
  ) -> EnclosureTerm {
    let own = image(range)
    let slope = self.slope == .zero ? .zero : derivative(range, own.range).scaled(by: self.slope)
    return EnclosureTerm.centered(
      range: own.range, slope: slope, radius: radius, trust: min(trust, own.trust)
    ) {
      middle.flatMap { image($0).certainRange }
    }
  }
}
