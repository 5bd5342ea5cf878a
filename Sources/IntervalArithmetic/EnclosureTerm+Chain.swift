extension EnclosureTerm {
  /// Returns the term of a function of this one, by the chain rule.
  ///
  /// - Parameters:
  ///   - image: The values of the function on an interval, nil where it is nowhere defined.
  ///   - derivative: The slopes of the function, given the argument and the values.
  @inline(__always)
  func mapped(
    _ image: (Interval) -> DecoratedInterval?,
    derivative: (_ argument: Interval, _ values: Interval) -> Interval
  ) -> EnclosureTerm? {
    guard let own = image(range) else { return nil }
    let slope = self.slope == .zero ? .zero : derivative(range, own.range).scaled(by: self.slope)
    return EnclosureTerm.centered(
      range: own.range, slope: slope, radius: radius, trust: min(trust, own.trust)
    ) {
      middle.flatMap { image($0)?.certainRange }
    }
  }

  /// Returns the term of a function of this one that is defined and continuous everywhere.
  @inline(__always)
  func mapped(
    total image: (Interval) -> Interval,
    derivative: (_ argument: Interval, _ values: Interval) -> Interval
  ) -> EnclosureTerm {
    let range = image(self.range)
    let slope = self.slope == .zero ? .zero : derivative(self.range, range).scaled(by: self.slope)
    return EnclosureTerm.centered(range: range, slope: slope, radius: radius, trust: trust) {
      middle.map(image)
    }
  }

  /// Returns a term whose range is improved by the centered form.
  ///
  /// - Parameter middle: Finds the value at the middle of the cell, if it is certainly defined.
  @inline(__always)
  static func centered(
    range: Interval, slope: Interval, radius: Double, trust: Enclosure.Trust,
    middle: () -> Interval?
  ) -> EnclosureTerm {
    if radius == 0 {
      return EnclosureTerm(
        range: range, slope: slope, middle: trust >= .defined ? range : nil, radius: 0,
        trust: trust)
    }
    let middle = middle()
    var best = range
    if trust == .continuous, let middle {
      best = range.clamped(to: centeredForm(middle, slope: slope, radius: radius))
    }
    return EnclosureTerm(range: best, slope: slope, middle: middle, radius: radius, trust: trust)
  }

  /// Returns f(m) + F'(X)·(X - m), the whole line if the slope is unbounded.
  @inline(__always)
  static func centeredForm(_ middle: Interval, slope: Interval, radius: Double) -> Interval {
    let deviation = Rounding.upperProductWidened(slope.magnitude, radius)
    return Interval(
      ordered: Rounding.lowerSum(middle.lower, -deviation),
      Rounding.upperSum(middle.upper, deviation))
  }

  /// Returns the values at the middle of an operation on this term and another.
  @inline(__always)
  func middles(
    _ other: EnclosureTerm, _ operation: (Interval, Interval) -> Interval?
  ) -> Interval? {
    guard let middle, let otherMiddle = other.middle else { return nil }
    return operation(middle, otherMiddle)
  }
}
