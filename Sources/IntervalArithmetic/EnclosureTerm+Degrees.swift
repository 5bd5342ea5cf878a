extension EnclosureTerm {
  /// The sine of an angle in degrees.
  ///
  ///     EnclosureTerm(constant: 30).sineOfDegrees.range  // Interval(0.5)
  public var sineOfDegrees: EnclosureTerm {
    mapped(
      certain: { $0.sineOfDegrees },
      derivative: { angle, _ in .radiansOfDegree * angle.cosineOfDegrees.range })
  }

  /// The cosine of an angle in degrees.
  ///
  ///     EnclosureTerm(constant: 60).cosineOfDegrees.range  // Interval(0.5)
  public var cosineOfDegrees: EnclosureTerm {
    mapped(
      certain: { $0.cosineOfDegrees },
      derivative: { angle, _ in -(.radiansOfDegree * angle.sineOfDegrees.range) })
  }

  /// The tangent of an angle in degrees, or nil at a pole.
  ///
  ///     EnclosureTerm(constant: 45).tangentOfDegrees?.range  // Interval(1)
  public var tangentOfDegrees: EnclosureTerm? {
    mapped(
      { $0.tangentOfDegrees },
      derivative: { _, tangent in .radiansOfDegree * (tangent.squared + .one) })
  }

  /// The arcsine in degrees, or nil if the term is nowhere from -1 to 1.
  ///
  ///     EnclosureTerm(constant: 0.5).arcsineInDegrees?.range  // Interval(30)
  public var arcsineInDegrees: EnclosureTerm? {
    mapped(
      { $0.arcsineInDegrees },
      derivative: { argument, _ in .degreesOfRadian * argument.slopeOfArcsine })
  }

  /// The arccosine in degrees, or nil if the term is nowhere from -1 to 1.
  ///
  ///     EnclosureTerm(constant: 0.5).arccosineInDegrees?.range  // Interval(60)
  public var arccosineInDegrees: EnclosureTerm? {
    mapped(
      { $0.arccosineInDegrees },
      derivative: { argument, _ in -(.degreesOfRadian * argument.slopeOfArcsine) })
  }

  /// The arctangent in degrees.
  ///
  ///     EnclosureTerm(constant: 1).arctangentInDegrees.range  // Interval(45)
  public var arctangentInDegrees: EnclosureTerm {
    mapped(
      total: { $0.arctangentInDegrees },
      derivative: { argument, _ in .degreesOfRadian * argument.slopeOfArctangent })
  }

  /// The angle in radians of one in degrees.
  ///
  ///     EnclosureTerm(constant: 0).radians.range  // Interval(0)
  public var radians: EnclosureTerm {
    mapped(total: { $0.radians }, derivative: { _, _ in .radiansOfDegree })
  }

  /// The angle in degrees of one in radians.
  ///
  ///     EnclosureTerm(constant: 0).degrees.range  // Interval(0)
  public var degrees: EnclosureTerm {
    mapped(total: { $0.degrees }, derivative: { _, _ in .degreesOfRadian })
  }
}
