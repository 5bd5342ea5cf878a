extension EnclosureTerm {
  /// The natural exponential.
  ///
  ///     EnclosureTerm(constant: 0).exponential.range  // Interval(1)
  public var exponential: EnclosureTerm {
    mapped(total: { $0.exponential }, derivative: { $1 })
  }

  /// The power of two.
  ///
  ///     EnclosureTerm(constant: 3).binaryExponential.range  // Interval(8)
  public var binaryExponential: EnclosureTerm {
    mapped(total: { $0.binaryExponential }, derivative: { $1 * .logarithmOf2 })
  }

  /// The power of ten.
  ///
  ///     EnclosureTerm(constant: 3).decimalExponential.range  // Interval(1000)
  public var decimalExponential: EnclosureTerm {
    mapped(total: { $0.decimalExponential }, derivative: { $1 * .logarithmOf10 })
  }

  /// The natural exponential less one.
  ///
  ///     EnclosureTerm(constant: 0).exponentialMinusOne.range  // Interval(0)
  public var exponentialMinusOne: EnclosureTerm {
    mapped(
      total: { $0.exponentialMinusOne }, derivative: { argument, _ in argument.exponential })
  }

  /// The natural logarithm, or nil if the term is nowhere positive.
  ///
  ///     EnclosureTerm(constant: 1).naturalLogarithm?.range  // Interval(0)
  public var naturalLogarithm: EnclosureTerm? {
    mapped({ $0.naturalLogarithm }, derivative: { argument, _ in argument.inverseWherePositive })
  }

  /// The logarithm to base 10, or nil if the term is nowhere positive.
  ///
  ///     EnclosureTerm(constant: 1000).decimalLogarithm?.range  // Interval(3)
  public var decimalLogarithm: EnclosureTerm? {
    mapped(
      { $0.decimalLogarithm },
      derivative: { argument, _ in argument.inverseWherePositive.quotient(by: .logarithmOf10) })
  }

  /// The logarithm to base 2, or nil if the term is nowhere positive.
  ///
  ///     EnclosureTerm(constant: 8).binaryLogarithm?.range  // Interval(3)
  public var binaryLogarithm: EnclosureTerm? {
    mapped(
      { $0.binaryLogarithm },
      derivative: { argument, _ in argument.inverseWherePositive.quotient(by: .logarithmOf2) })
  }

  /// The natural logarithm of one more than the term, or nil if that is nowhere positive.
  ///
  ///     EnclosureTerm(constant: 0).logarithmOfOnePlus?.range  // Interval(0)
  public var logarithmOfOnePlus: EnclosureTerm? {
    mapped(
      { $0.logarithmOfOnePlus },
      derivative: { argument, _ in (argument + .one).inverseWherePositive })
  }

  /// Returns the logarithm to a base, or nil if it is nowhere defined.
  ///
  ///     let (one, two) = (EnclosureTerm(constant: 1), EnclosureTerm(constant: 2))
  ///     one.logarithm(base: two)?.range  // Interval(0)
  public func logarithm(base: EnclosureTerm) -> EnclosureTerm? {
    guard let logarithm = naturalLogarithm, let divisor = base.naturalLogarithm else { return nil }
    return logarithm.divided(by: divisor)
  }
}

extension Interval {
  fileprivate static var logarithmOf2: Interval {
    Interval(ordered: 0.6931471805599453, 0.6931471805599454)
  }
  fileprivate static var logarithmOf10: Interval {
    Interval(ordered: 2.302585092994045, 2.302585092994046)
  }

  /// The reciprocals of the numbers above zero; unbounded at zero.
  fileprivate var inverseWherePositive: Interval {
    Interval(ordered: max(0, lower), max(0, upper)).inverseOfPositive
  }
}
