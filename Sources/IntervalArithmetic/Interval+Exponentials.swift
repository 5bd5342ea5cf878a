import Glibc

extension Interval {
  /// The natural exponentials.
  ///
  ///     Interval(0).exponential  // Interval(1)
  public var exponential: Interval { increasing(positive: exp, .tight) { $0 == 0 } }

  /// The powers of two; exact for whole exponents.
  ///
  ///     Interval(-1, 3).binaryExponential  // Interval(0.5, 8)
  public var binaryExponential: Interval {
    increasing(positive: exp2, .tight) { $0.rounded() == $0 && $0 > -1022 && $0 < 1024 }
  }

  /// The powers of ten; exact for whole exponents from 0 to 22.
  ///
  ///     Interval(0, 3).decimalExponential  // Interval(1, 1000)
  public var decimalExponential: Interval {
    increasing(positive: { pow(10, $0) }, .tight, isExact: Interval.isExactPowerOfTen)
  }

  /// The natural exponentials less one, accurate near zero.
  ///
  ///     Interval(0).exponentialMinusOne  // Interval(0)
  public var exponentialMinusOne: Interval {
    Interval(
      ordered: max(-1, LibraryError.usual.below(expm1(lower))),
      LibraryError.usual.above(expm1(upper)))
  }

  /// The natural logarithms, numbers below zero left out, or nil if nothing is left.
  ///
  ///     Interval(0, 1).naturalLogarithm  // -∞...0, partial
  public var naturalLogarithm: DecoratedInterval? {
    logarithm(pole: 0, log, .tight) { _ in false }
  }

  /// The logarithms to base 10; exact for the powers of ten that are doubles.
  ///
  ///     Interval(1, 1000).decimalLogarithm  // 0...3, continuous
  public var decimalLogarithm: DecoratedInterval? {
    logarithm(pole: 0, log10, .usual) { x in
      let exponent = log10(x).rounded()
      return Interval.isExactPowerOfTen(exponent) && pow(10, exponent) == x
    }
  }

  /// The logarithms to base 2; exact for powers of two.
  ///
  ///     Interval(0.5, 8).binaryLogarithm  // -1...3, continuous
  public var binaryLogarithm: DecoratedInterval? {
    logarithm(pole: 0, log2, .tight) { $0.significand == 1 }
  }

  /// The natural logarithms of one more than the numbers, accurate near zero.
  ///
  ///     Interval(0).logarithmOfOnePlus  // 0, continuous
  public var logarithmOfOnePlus: DecoratedInterval? {
    logarithm(pole: -1, log1p, .usual) { _ in false }
  }

  /// Whether the power of ten is a double, so that the C library's `pow` gives it exactly.
  private static func isExactPowerOfTen(_ exponent: Double) -> Bool {
    exponent >= 0 && exponent <= 22 && exponent.rounded() == exponent
  }

  /// Returns the values of an increasing function that is never zero or negative.
  @inline(__always)
  private func increasing(
    positive function: (Double) -> Double, _ error: LibraryError, isExact: (Double) -> Bool
  ) -> Interval {
    func value(_ x: Double) -> Interval {
      let result = function(x)
      return isExact(x) ? Interval(result) : error.aroundPositive(result)
    }
    if isPoint { return value(lower) }
    return Interval(ordered: value(lower).lower, value(upper).upper)
  }

  /// Returns the values of a logarithm, undefined up to and at its pole.
  @inline(__always)
  private func logarithm(
    pole: Double, _ function: (Double) -> Double, _ error: LibraryError,
    isExact: (Double) -> Bool
  ) -> DecoratedInterval? {
    guard upper > pole else { return nil }
    func value(_ x: Double) -> Interval {
      let result = function(x)
      return isExact(x) ? Interval(result.rounded()) : error.around(result).finiteBelow
    }
    let highest = value(upper)
    if isPoint { return DecoratedInterval(highest) }
    guard lower > pole else {
      return DecoratedInterval(Interval(ordered: -.infinity, highest.upper), .partial)
    }
    return DecoratedInterval(Interval(ordered: value(lower).lower, highest.upper))
  }
}
