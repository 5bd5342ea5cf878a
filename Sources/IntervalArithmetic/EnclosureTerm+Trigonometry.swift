extension EnclosureTerm {
  /// The sine of an angle in radians.
  ///
  ///     EnclosureTerm(constant: 0).sine.range  // Interval(0)
  public var sine: EnclosureTerm {
    mapped(certain: { $0.sine }, derivative: { angle, _ in angle.cosine.range })
  }

  /// The cosine of an angle in radians.
  ///
  ///     EnclosureTerm(constant: 0).cosine.range  // Interval(1)
  public var cosine: EnclosureTerm {
    mapped(certain: { $0.cosine }, derivative: { angle, _ in -angle.sine.range })
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
      { $0.secant }, derivative: { angle, secant in secant * angle.tangent.range })
  }

  /// The cosecant of an angle in radians, or nil if it is 0 everywhere.
  ///
  ///     EnclosureTerm(constant: 0).cosecant == nil  // true
  public var cosecant: EnclosureTerm? {
    mapped(
      { $0.cosecant },
      derivative: { angle, cosecant in -(cosecant * (angle.cotangent?.range ?? .wholeLine)) })
  }

  /// The cotangent of an angle in radians, or nil if it is 0 everywhere.
  ///
  ///     EnclosureTerm(constant: 0).cotangent == nil  // true
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
    let slope = self.slope == .zero ? .zero : derivative(range, own.range) * self.slope
    return EnclosureTerm.centered(
      range: own.range, slope: slope, radius: radius, trust: min(trust, own.trust)
    ) {
      middle.flatMap { image($0).certainRange }
    }
  }
}
