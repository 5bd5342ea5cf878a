extension EnclosureTerm {
  /// The gamma function, or nil at a pole; its slope is gamma times digamma.
  ///
  ///     EnclosureTerm(constant: 5).gamma?.range  // Interval(24)
  public var gamma: EnclosureTerm? {
    mapped({ $0.gamma }, derivative: { argument, gamma in gamma * argument.digamma })
  }

  /// The factorial, gamma of one more.
  ///
  ///     EnclosureTerm(constant: 4).factorial?.range  // Interval(24)
  public var factorial: EnclosureTerm? { (self + EnclosureTerm(constant: 1)).gamma }

  /// The natural logarithm of the absolute value of gamma, or nil at a pole.
  ///
  ///     EnclosureTerm(constant: 1).logarithmOfGamma?.range  // Interval(0)
  public var logarithmOfGamma: EnclosureTerm? {
    mapped({ $0.logarithmOfGamma }, derivative: { argument, _ in argument.digamma })
  }

  /// The error function.
  ///
  ///     EnclosureTerm(constant: 0).errorFunction.range  // Interval(0)
  public var errorFunction: EnclosureTerm {
    mapped(
      total: { $0.errorFunction }, derivative: { argument, _ in argument.slopeOfErrorFunction })
  }

  /// The complementary error function.
  ///
  ///     EnclosureTerm(constant: 0).complementaryErrorFunction.range  // Interval(1)
  public var complementaryErrorFunction: EnclosureTerm {
    mapped(
      total: { $0.complementaryErrorFunction },
      derivative: { argument, _ in -argument.slopeOfErrorFunction })
  }
}

extension Interval {
  /// The slopes of the error function, 2/√π · exp(-x²).
  fileprivate var slopeOfErrorFunction: Interval {
    (-squared).exponential * Interval(ordered: 1.1283791670955126, 1.1283791670955128)
  }
}
