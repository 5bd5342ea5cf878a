extension Interval {
  /// Returns the numbers of ways to choose so many of these, or nil if an operand holds no whole
  /// number.
  ///
  /// Defined for whole numbers only, so that all but single ones leave it partial. Nothing is
  /// claimed of negative operands, nor that there is a value if more is chosen than there is.
  ///
  ///     Interval(5).combinations(Interval(2))  // 10, continuous
  public func combinations(_ chosen: Interval) -> DecoratedInterval? {
    counted(chosen) { all, chosen in
      let fewer = min(chosen, all - chosen)
      return Interval.product(terms: fewer) { count, index in
        (count * Interval(all - fewer + index)).quotient(by: Interval(index))
      }
    }
  }

  /// Returns the numbers of ways to arrange so many of these, or nil if an operand holds no whole
  /// number.
  ///
  ///     Interval(5).permutations(Interval(2))  // 20, continuous
  public func permutations(_ chosen: Interval) -> DecoratedInterval? {
    counted(chosen) { all, chosen in
      Interval.product(terms: chosen) { count, index in count * Interval(all - chosen + index) }
    }
  }

  private func counted(
    _ chosen: Interval, _ count: (Double, Double) -> Interval
  ) -> DecoratedInterval? {
    guard holdsWholeNumber && chosen.holdsWholeNumber else { return nil }
    guard let few = chosen.wholeNumber, let all = wholeNumber, all < 0x1p53 else {
      let isCount = lower >= 0 && chosen.lower >= 0
      return DecoratedInterval(isCount ? Interval(ordered: 0, .infinity) : .wholeLine, .partial)
    }
    if few < 0 || all < 0 { return .unknown }
    if few > all { return DecoratedInterval(.zero, .partial) }
    let result = count(all, few)
    // Beyond the exact products, the calculator's own way of counting may round otherwise.
    return DecoratedInterval(
      result.upper < 0x1p53 ? result : result.widened(LibraryError.loose))
  }

  /// Returns a product step by step; more than a thousand factors would overflow.
  private static func product(
    terms: Double, _ step: (_ product: Interval, _ index: Double) -> Interval
  ) -> Interval {
    if terms > 1000 { return Interval(ordered: .greatestFiniteMagnitude, .infinity) }
    var product = Interval.one
    var index = 1.0
    while index <= terms && product.lower < .greatestFiniteMagnitude {
      product = step(product, index)
      index += 1
    }
    return product
  }

  /// Returns the greatest common divisors, or nil if an operand holds no whole number.
  ///
  ///     Interval(12).greatestCommonDivisor(Interval(18))  // 6, continuous
  public func greatestCommonDivisor(_ other: Interval) -> DecoratedInterval? {
    guard holdsWholeNumber && other.holdsWholeNumber else { return nil }
    if let divisor = wholeDivisor(other) { return DecoratedInterval(Interval(divisor)) }
    let bound = max(magnitude, other.magnitude)
    return DecoratedInterval(Interval(ordered: 0, bound), .partial)
  }

  /// Returns the least common multiples, or nil if an operand holds no whole number.
  ///
  ///     Interval(4).leastCommonMultiple(Interval(6))  // 12, continuous
  public func leastCommonMultiple(_ other: Interval) -> DecoratedInterval? {
    guard holdsWholeNumber && other.holdsWholeNumber else { return nil }
    guard let divisor = wholeDivisor(other) else {
      return DecoratedInterval(Interval(ordered: 0, .infinity), .partial)
    }
    if divisor == 0 { return DecoratedInterval(.zero, .partial) }
    return DecoratedInterval(Interval(magnitude / divisor) * Interval(other.magnitude))
  }

  /// Returns the greatest common divisor of two single whole numbers below 2⁵³.
  private func wholeDivisor(_ other: Interval) -> Double? {
    guard let first = wholeNumber, let second = other.wholeNumber,
      var larger = Int(exactly: first.magnitude), var smaller = Int(exactly: second.magnitude),
      max(larger, smaller) <= 1 << 53
    else { return nil }
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return Double(larger)
  }
}
