extension EnclosureTerm {
  /// The hyperbolic sine.
  ///
  ///     EnclosureTerm(constant: 0).hyperbolicSine.range  // Interval(0)
  public var hyperbolicSine: EnclosureTerm {
    mapped(
      total: { $0.hyperbolicSine }, derivative: { argument, _ in argument.hyperbolicCosine })
  }

  /// The hyperbolic cosine.
  ///
  ///     EnclosureTerm(constant: 0).hyperbolicCosine.range  // Interval(1)
  public var hyperbolicCosine: EnclosureTerm {
    mapped(
      total: { $0.hyperbolicCosine }, derivative: { argument, _ in argument.hyperbolicSine })
  }

  /// The hyperbolic tangent.
  ///
  ///     EnclosureTerm(constant: 0).hyperbolicTangent.range  // Interval(0)
  public var hyperbolicTangent: EnclosureTerm {
    mapped(
      total: { $0.hyperbolicTangent },
      derivative: { argument, _ in argument.hyperbolicCosine.squared.inverseOfPositive })
  }

  /// The inverse hyperbolic sine.
  ///
  ///     EnclosureTerm(constant: 0).inverseHyperbolicSine.range  // Interval(0)
  public var inverseHyperbolicSine: EnclosureTerm {
    mapped(
      total: { $0.inverseHyperbolicSine },
      derivative: { argument, _ in argument.hypotenuse(.one).inverseOfPositive })
  }

  /// The inverse hyperbolic cosine, or nil if the term is below 1 everywhere.
  ///
  ///     EnclosureTerm(constant: 1).inverseHyperbolicCosine?.range  // Interval(0)
  public var inverseHyperbolicCosine: EnclosureTerm? {
    mapped(
      { $0.inverseHyperbolicCosine },
      derivative: { argument, _ in
        // The root of (x - 1)(x + 1), as a product of roots lest it overflow.
        let inside = Interval(ordered: max(1, argument.lower), max(1, argument.upper))
        guard let less = (inside - .one).squareRoot, let more = (inside + .one).squareRoot
        else { return .wholeLine }
        return (less.range * more.range).inverseOfPositive
      })
  }

  /// The inverse hyperbolic tangent, or nil if the term is nowhere between -1 and 1.
  ///
  ///     EnclosureTerm(constant: 0).inverseHyperbolicTangent?.range  // Interval(0)
  public var inverseHyperbolicTangent: EnclosureTerm? {
    mapped(
      { $0.inverseHyperbolicTangent },
      derivative: { argument, _ in
        guard let inside = argument.intersection(.unit) else { return .wholeLine }
        let size = Interval(ordered: inside.mignitude, inside.magnitude)
        return ((Interval.one - size) * (Interval.one + size)).inverseOfPositive
      })
  }
}
