extension Interval {
  /// Returns the roots, or nil if they are nowhere defined.
  ///
  /// - An odd whole degree takes every radicand; any other takes those that are not negative.
  /// - A negative degree is undefined at zero, degree 0 everywhere.
  ///
  ///     Interval(-8).root(degree: Interval(3))  // -2, continuous
  public func root(degree: Interval) -> DecoratedInterval? {
    if let whole = degree.wholeNumber, whole.magnitude < 0x1p53 { return root(whole: whole) }
    guard let exponent = degree.reciprocal else { return nil }
    if lower >= 0 && exponent.trust == .continuous {
      // The calculator inverts roots of negative degree, and rounds once more.
      guard let powers = positivePower(exponent.range) else { return nil }
      let roots = powers.range.widened(LibraryError.tight)
      // A root too large for a double has the inverse zero.
      let isTiny = roots.lower < .leastNormalMagnitude
      return DecoratedInterval(isTiny ? roots.hull(.zero) : roots, powers.trust)
    }
    // Odd degrees may lie inside the interval, and their roots of negative numbers too.
    let bases = Interval(ordered: mignitude, magnitude)
    guard let roots = bases.positivePower(exponent.range)?.range else { return nil }
    return DecoratedInterval(lower < 0 ? roots.hull(-roots) : roots, .partial)
  }

  private func root(whole degree: Double) -> DecoratedInterval? {
    if degree == 0 { return nil }
    let isOdd = (0.5 * degree).rounded() != 0.5 * degree
    guard isOdd || upper >= 0 else { return nil }
    let trust: Enclosure.Trust = isOdd || lower >= 0 ? .continuous : .partial
    func root(_ x: Double) -> Interval {
      let root = PowerFunction.root(x.magnitude, degree: degree.magnitude)
      return x < 0 ? -root : root
    }
    let start = isOdd ? lower : max(0, lower)
    let roots = Interval(ordered: root(start).lower, root(upper).upper)
    if degree > 0 { return DecoratedInterval(roots, trust) }
    guard let inverse = roots.reciprocal else { return nil }
    return DecoratedInterval(inverse.range, min(trust, inverse.trust))
  }
}
