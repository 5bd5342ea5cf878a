extension EnclosureTerm {
  /// The arcsine, or nil if the term is nowhere from -1 to 1.
  ///
  ///     EnclosureTerm(constant: 0).arcsine?.range  // Interval(0)
  public var arcsine: EnclosureTerm? {
    mapped({ $0.arcsine }, derivative: { argument, _ in argument.slopeOfArcsine })
  }

  /// The arccosine, or nil if the term is nowhere from -1 to 1.
  ///
  ///     EnclosureTerm(constant: 1).arccosine?.range  // Interval(0)
  public var arccosine: EnclosureTerm? {
    mapped({ $0.arccosine }, derivative: { argument, _ in -argument.slopeOfArcsine })
  }

  /// The arctangent.
  ///
  ///     EnclosureTerm(constant: 0).arctangent.range  // Interval(0)
  public var arctangent: EnclosureTerm {
    mapped(total: { $0.arctangent }, derivative: { argument, _ in argument.slopeOfArctangent })
  }

  /// Returns the angle of the point whose ordinate is this term.
  ///
  ///     let (zero, one) = (EnclosureTerm(constant: 0), EnclosureTerm(constant: 1))
  ///     zero.arctangent(over: one).range  // Interval(0)
  public func arctangent(over abscissa: EnclosureTerm) -> EnclosureTerm {
    let own = range.arctangent(over: abscissa.range)
    let square = range.squared + abscissa.range.squared
    let slope: Interval
    if self.slope == .zero && abscissa.slope == .zero {
      slope = .zero
    } else if square.lower > 0 {
      slope = (abscissa.range * self.slope - range * abscissa.slope).quotient(by: square)
    } else {
      slope = .wholeLine
    }
    return EnclosureTerm.centered(
      range: own.range, slope: slope, radius: max(radius, abscissa.radius),
      trust: min(own.trust, min(trust, abscissa.trust))
    ) {
      middles(abscissa) { $0.arctangent(over: $1).certainRange }
    }
  }
}

extension Interval {
  /// The slopes of the arcsine, 1/√((1 - x)(1 + x)), on the part of the interval from -1 to 1.
  var slopeOfArcsine: Interval {
    guard let inside = intersection(.unit) else { return .wholeLine }
    let sine = Interval(ordered: inside.mignitude, inside.magnitude)
    let square = (Interval.one - sine) * (Interval.one + sine)
    let root = Interval(ordered: max(0, square.lower), square.upper).squareRoot
    return root?.range.inverseOfPositive ?? .wholeLine
  }

  /// The slopes of the arctangent, 1/(1 + x²).
  var slopeOfArctangent: Interval { (squared + .one).inverseOfPositive }
}
