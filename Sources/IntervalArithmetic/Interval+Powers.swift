import Glibc

extension Interval {
  /// Returns the powers with a whole exponent, taken as a whole, or nil if nowhere defined.
  ///
  /// - Every number to the power 0 is 1, zero too.
  /// - A negative power is partial on an interval that holds zero, and undefined at zero.
  /// - Powers of whole numbers are exact as long as they are below 2⁵².
  ///
  ///     Interval(-1, 2).raised(toWhole: 2)  // 0...4, continuous
  public func raised(toWhole exponent: Double) -> DecoratedInterval? {
    if exponent == 0 { return DecoratedInterval(.one) }
    if exponent == 1 { return DecoratedInterval(self) }
    if exponent == 2 { return DecoratedInterval(squared) }
    let isEven = (0.5 * exponent).rounded() == 0.5 * exponent
    if exponent < 0 {
      if lower == 0 && upper == 0 { return nil }
      if lower <= 0 && upper >= 0 {
        return DecoratedInterval(negativePowerAcrossZero(exponent, isEven: isEven), .partial)
      }
    }
    return DecoratedInterval(monotonePower(exponent, isEven: isEven))
  }

  /// Returns the powers, the exponent not negative or zero not among the bases.
  private func monotonePower(_ exponent: Double, isEven: Bool) -> Interval {
    func power(_ base: Double) -> Interval {
      let power = PowerFunction.whole(base.magnitude, exponent)
      return isEven || base >= 0 ? power : -power
    }
    if isPoint { return power(lower) }
    if isEven { return power(mignitude).hull(power(magnitude)) }
    return power(lower).hull(power(upper))
  }

  private func negativePowerAcrossZero(_ exponent: Double, isEven: Bool) -> Interval {
    func least(_ base: Double) -> Double { PowerFunction.whole(base.magnitude, exponent).lower }
    if isEven { return Interval(ordered: least(magnitude), .infinity) }
    if lower == 0 { return Interval(ordered: least(upper), .infinity) }
    if upper == 0 { return Interval(ordered: -.infinity, -least(lower)) }
    return .wholeLine
  }

  /// Returns the powers, or nil if they are nowhere defined.
  ///
  /// - A negative base is defined for whole exponents only, so that it leaves the power partial
  ///   unless the exponent is one whole number.
  /// - `0 ^ 0` is 1; zero to a negative power is undefined.
  ///
  ///     Interval(0, 4).raised(to: Interval(0.5))  // 0...2, continuous
  public func raised(to exponent: Interval) -> DecoratedInterval? {
    if let whole = exponent.wholeNumber { return raised(toWhole: whole) }
    if exponent.isPoint && exponent.lower == 0.5 { return squareRoot }
    guard lower < 0 else { return positivePower(exponent) }
    let positive =
      upper >= 0 ? Interval(ordered: 0, upper).positivePower(exponent)?.range : nil
    let negative = negativePower(exponent)
    guard let range = Interval.hull(of: positive, negative) else { return nil }
    return DecoratedInterval(range, .partial)
  }

  /// Returns the powers of bases that are not negative.
  func positivePower(_ exponent: Interval) -> DecoratedInterval? {
    if lower == 0 && upper == 0 {
      if exponent.upper < 0 { return nil }
      if exponent.lower > 0 { return DecoratedInterval(.zero) }
    }
    // The power is monotone in its base and in its exponent: its extremes lie at the corners.
    var range = PowerFunction.bounds(lower.magnitude, exponent.lower)
    if !exponent.isPoint {
      range = range.hull(PowerFunction.bounds(lower.magnitude, exponent.upper))
    }
    if !isPoint {
      range = range.hull(PowerFunction.bounds(upper, exponent.lower))
      if !exponent.isPoint { range = range.hull(PowerFunction.bounds(upper, exponent.upper)) }
    }
    if lower > 0 || exponent.lower > 0 { return DecoratedInterval(range) }
    return DecoratedInterval(range, exponent.lower < 0 ? .partial : .defined)
  }

  /// Returns the powers that the negative bases have for the whole exponents, if there are such.
  private func negativePower(_ exponent: Interval) -> Interval? {
    guard exponent.holdsWholeNumber else { return nil }
    let bases = Interval(ordered: lower, min(upper, 0))
    let whole = exponent.lower.rounded(.up)
    if exponent.upper.rounded(.down) == whole { return bases.raised(toWhole: whole)?.range }
    let absolute = Interval(ordered: bases.mignitude, bases.magnitude).positivePower(exponent)
    guard let range = absolute?.range else { return nil }
    return range.hull(-range)
  }

  /// The square roots, the negative numbers left out, or nil if nothing is left.
  ///
  ///     Interval(4, 9).squareRoot  // 2...3, continuous
  public var squareRoot: DecoratedInterval? {
    guard upper >= 0 else { return nil }
    let range = Interval(
      ordered: Rounding.lowerSquareRoot(max(0, lower)), Rounding.upperSquareRoot(upper))
    return DecoratedInterval(range, lower < 0 ? .partial : .continuous)
  }

  /// The cube roots, negative ones of negative numbers.
  ///
  ///     Interval(-8, 27).cubeRoot  // Interval(-2, 3)
  public var cubeRoot: Interval {
    func root(_ x: Double) -> Interval {
      let root = cbrt(x)
      let whole = root.rounded()
      if x.magnitude < 0x1p52 && whole * whole * whole == x { return Interval(whole) }
      return LibraryError.loose.around(root)
    }
    return isPoint ? root(lower) : Interval(ordered: root(lower).lower, root(upper).upper)
  }

  /// Returns the lengths of the hypotenuses of right triangles with these legs.
  ///
  ///     Interval(3).hypotenuse(Interval(4))  // Interval(5)
  public func hypotenuse(_ other: Interval) -> Interval {
    func length(_ a: Double, _ b: Double) -> Interval {
      if a == 0 || b == 0 { return Interval(max(a, b).magnitude).finiteBelow }
      let length = hypot(a, b)
      if length < 0x1p26 && length.rounded() == length && a.rounded() == a && b.rounded() == b
        && a * a + b * b == length * length
      {
        return Interval(length)
      }
      return LibraryError.usual.aroundPositive(length)
    }
    let greatest = length(magnitude, other.magnitude)
    if isPoint && other.isPoint { return greatest }
    return Interval(ordered: length(mignitude, other.mignitude).lower, greatest.upper)
  }

  /// Returns the smallest interval that holds both, as far as there are two.
  static func hull(of first: Interval?, _ second: Interval?) -> Interval? {
    guard let first else { return second }
    guard let second else { return first }
    return first.hull(second)
  }
}
