extension EnclosureTerm {
  /// Returns the number of ways to choose so many of these, or nil if no operand is ever whole.
  ///
  ///     let (five, two) = (EnclosureTerm(constant: 5), EnclosureTerm(constant: 2))
  ///     five.combinations(two)?.range  // Interval(10)
  public func combinations(_ chosen: EnclosureTerm) -> EnclosureTerm? {
    counted(chosen) { $0.combinations($1) }
  }

  /// Returns the number of ways to arrange so many of these, or nil if no operand is ever whole.
  ///
  ///     let (five, two) = (EnclosureTerm(constant: 5), EnclosureTerm(constant: 2))
  ///     five.permutations(two)?.range  // Interval(20)
  public func permutations(_ chosen: EnclosureTerm) -> EnclosureTerm? {
    counted(chosen) { $0.permutations($1) }
  }

  /// Returns the greatest common divisor, or nil if an operand is never whole.
  ///
  ///     EnclosureTerm(constant: 12).greatestCommonDivisor(EnclosureTerm(constant: 18))?.range
  ///     // Interval(6)
  public func greatestCommonDivisor(_ other: EnclosureTerm) -> EnclosureTerm? {
    counted(other) { $0.greatestCommonDivisor($1) }
  }

  /// Returns the least common multiple, or nil if an operand is never whole.
  ///
  ///     EnclosureTerm(constant: 4).leastCommonMultiple(EnclosureTerm(constant: 6))?.range
  ///     // Interval(12)
  public func leastCommonMultiple(_ other: EnclosureTerm) -> EnclosureTerm? {
    counted(other) { $0.leastCommonMultiple($1) }
  }

  /// Returns a term that is constant where it is continuous: on whole numbers.
  private func counted(
    _ other: EnclosureTerm, _ image: (Interval, Interval) -> DecoratedInterval?
  ) -> EnclosureTerm? {
    combined(other, image, slope: { _, _, _ in .zero })
  }
}
