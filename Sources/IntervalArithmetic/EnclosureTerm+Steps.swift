extension EnclosureTerm {
  /// The absolute value; its slope across zero is anything from -1 to 1.
  ///
  ///     EnclosureTerm(constant: -2).absoluteValue.range  // Interval(2)
  public var absoluteValue: EnclosureTerm {
    mapped(
      total: { $0.absoluteValue },
      derivative: { argument, _ in
        Interval(
          ordered: argument.lower < 0 || argument.upper <= 0 ? -1 : 1,
          argument.upper > 0 || argument.lower >= 0 ? 1 : -1)
      })
  }

  /// The sign, -1, 0 or 1.
  ///
  ///     EnclosureTerm(constant: -2).sign.range  // Interval(-1)
  public var sign: EnclosureTerm { step { $0.sign } }

  /// The greatest whole number not above.
  ///
  ///     EnclosureTerm(constant: 1.5).floor.range  // Interval(1)
  public var floor: EnclosureTerm { step { $0.floor } }

  /// The least whole number not below.
  ///
  ///     EnclosureTerm(constant: 1.5).ceiling.range  // Interval(2)
  public var ceiling: EnclosureTerm { step { $0.ceiling } }

  /// The nearest whole number, halves away from zero.
  ///
  ///     EnclosureTerm(constant: 2.5).rounded.range  // Interval(3)
  public var rounded: EnclosureTerm { step { $0.rounded } }

  /// The whole number before the point.
  ///
  ///     EnclosureTerm(constant: -2.5).truncated.range  // Interval(-2)
  public var truncated: EnclosureTerm { step { $0.truncated } }

  /// Returns the term of a function that is constant between its steps.
  @inline(__always)
  private func step(_ image: (Interval) -> DecoratedInterval) -> EnclosureTerm {
    mapped(certain: image, derivative: { _, _ in .zero })
  }

  /// What remains when the whole number before the point is taken away.
  ///
  ///     EnclosureTerm(constant: -2.5).fraction.range  // Interval(-0.5)
  public var fraction: EnclosureTerm {
    mapped(certain: { $0.fraction }, derivative: { _, _ in .one })
  }

  /// Returns the remainder, which has the divisor's sign, or nil if that is zero everywhere.
  ///
  ///     EnclosureTerm(constant: -7).modulo(EnclosureTerm(constant: 3))?.range  // Interval(2)
  public func modulo(_ divisor: EnclosureTerm) -> EnclosureTerm? {
    combined(
      divisor, { $0.modulo($1) },
      slope: { dividend, divisor, _ in
        if divisor.slope == .zero { return dividend.slope }
        if divisor.range.contains(0) { return .wholeLine }
        let floors = dividend.range.floorOfQuotient(by: divisor.range)
        return dividend.slope - floors * divisor.slope
      })
  }

  /// Returns the smaller of both.
  ///
  ///     EnclosureTerm(constant: 1).minimum(EnclosureTerm(constant: 2)).range  // Interval(1)
  public func minimum(_ other: EnclosureTerm) -> EnclosureTerm {
    extreme(
      other, isFirst: range.upper < other.range.lower, isSecond: other.range.upper < range.lower
    ) { $0.minimum($1) }
  }

  /// Returns the greater of both.
  ///
  ///     EnclosureTerm(constant: 1).maximum(EnclosureTerm(constant: 2)).range  // Interval(2)
  public func maximum(_ other: EnclosureTerm) -> EnclosureTerm {
    extreme(
      other, isFirst: range.lower > other.range.upper, isSecond: other.range.lower > range.upper
    ) { $0.maximum($1) }
  }

  private func extreme(
    _ other: EnclosureTerm, isFirst: Bool, isSecond: Bool,
    _ image: (Interval, Interval) -> Interval
  ) -> EnclosureTerm {
    EnclosureTerm.centered(
      range: image(range, other.range),
      slope: isFirst ? slope : isSecond ? other.slope : slope.hull(other.slope),
      radius: max(radius, other.radius), trust: min(trust, other.trust)
    ) {
      middles(other, image)
    }
  }
}
