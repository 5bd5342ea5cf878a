extension EnclosureTerm {
  /// Returns the sum.
  ///
  ///     (EnclosureTerm(constant: 1) + EnclosureTerm(constant: 2)).range  // Interval(3)
  public static func + (left: EnclosureTerm, right: EnclosureTerm) -> EnclosureTerm {
    let isUndefined = mayCancel(left.range, right.range)
    let trust = isUndefined ? .partial : min(left.trust, right.trust)
    return centered(
      range: left.range + right.range,
      // A constant is the most frequent operand: no directed rounding for it.
      slope: right.slope == .zero ? left.slope : left.slope + right.slope,
      radius: max(left.radius, right.radius), trust: trust
    ) {
      left.middles(right) { mayCancel($0, $1) ? nil : $0 + $1 }
    }
  }

  /// Returns the difference.
  ///
  ///     (EnclosureTerm(constant: 1) - EnclosureTerm(constant: 2)).range  // Interval(-1)
  public static func - (left: EnclosureTerm, right: EnclosureTerm) -> EnclosureTerm {
    left + -right
  }

  /// Returns the opposite.
  ///
  ///     (-EnclosureTerm(constant: 1)).range  // Interval(-1)
  public static prefix func - (operand: EnclosureTerm) -> EnclosureTerm {
    EnclosureTerm(
      range: -operand.range, slope: -operand.slope, middle: operand.middle.map { -$0 },
      radius: operand.radius, trust: operand.trust)
  }

  /// Returns the product.
  ///
  ///     (EnclosureTerm(constant: 2) * EnclosureTerm(constant: 3)).range  // Interval(6)
  public static func * (left: EnclosureTerm, right: EnclosureTerm) -> EnclosureTerm {
    let isUndefined = mayVanish(left.range, right.range)
    let trust = isUndefined ? .partial : min(left.trust, right.trust)
    return centered(
      range: left.range * right.range,
      slope: left.slope(ofProduct: right),
      radius: max(left.radius, right.radius), trust: trust
    ) {
      left.middles(right) { mayVanish($0, $1) ? nil : $0 * $1 }
    }
  }

  @inline(__always)
  private func slope(ofProduct other: EnclosureTerm) -> Interval {
    if other.slope == .zero { return slope == .zero ? .zero : other.range.scaled(by: slope) }
    let second = range.scaled(by: other.slope)
    return slope == .zero ? second : other.range.scaled(by: slope) + second
  }

  /// The square, taken as a whole.
  ///
  ///     EnclosureTerm(argument: Interval(-1, 1)).squared.range  // Interval(0, 1)
  public var squared: EnclosureTerm {
    mapped(total: { $0.squared }, derivative: { argument, _ in argument.doubled })
  }

  /// Whether a sum may be `∞ - ∞`.
  @inline(__always)
  private static func mayCancel(_ left: Interval, _ right: Interval) -> Bool {
    (left.upper == .infinity && right.lower == -.infinity)
      || (left.lower == -.infinity && right.upper == .infinity)
  }

  /// Whether a product may be `0 · ∞`.
  @inline(__always)
  private static func mayVanish(_ left: Interval, _ right: Interval) -> Bool {
    (!left.isFinite && right.contains(0)) || (!right.isFinite && left.contains(0))
  }
}

extension Interval {
  /// Twice the interval; exact but for overflow.
  var doubled: Interval {
    let greatest = Double.greatestFiniteMagnitude
    return Interval(ordered: min(2 * lower, greatest), max(2 * upper, -greatest))
  }
}
