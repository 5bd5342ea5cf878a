extension EnclosureTerm {
  /// Returns 1 where this is less than the other and 0 elsewhere.
  ///
  ///     EnclosureTerm(constant: 1).isLess(than: EnclosureTerm(constant: 2)).range  // Interval(1)
  public func isLess(than other: EnclosureTerm) -> EnclosureTerm {
    decided(other) { $0.upper < $1.lower ? true : $0.lower >= $1.upper ? false : nil }
  }

  /// Returns 1 where this is at most the other and 0 elsewhere.
  ///
  ///     EnclosureTerm(constant: 2).isAtMost(EnclosureTerm(constant: 2)).range  // Interval(1)
  public func isAtMost(_ other: EnclosureTerm) -> EnclosureTerm {
    decided(other) { $0.upper <= $1.lower ? true : $0.lower > $1.upper ? false : nil }
  }

  /// Returns 1 where both are equal and 0 elsewhere.
  ///
  ///     EnclosureTerm(constant: 1).isEqual(to: EnclosureTerm(constant: 2)).range  // Interval(0)
  public func isEqual(to other: EnclosureTerm) -> EnclosureTerm {
    decided(other) { left, right in
      if left.intersection(right) == nil { return false }
      return left.isPoint && right.isPoint ? true : nil
    }
  }

  /// Returns 1 where neither is zero and 0 elsewhere.
  ///
  ///     EnclosureTerm(constant: 1).and(EnclosureTerm(constant: 0)).range  // Interval(0)
  public func and(_ other: EnclosureTerm) -> EnclosureTerm {
    decided(other) { left, right in
      if left.truth == false || right.truth == false { return false }
      return left.truth == true && right.truth == true ? true : nil
    }
  }

  /// Returns 1 where one is not zero and 0 elsewhere.
  ///
  ///     EnclosureTerm(constant: 1).or(EnclosureTerm(constant: 0)).range  // Interval(1)
  public func or(_ other: EnclosureTerm) -> EnclosureTerm {
    decided(other) { left, right in
      if left.truth == true || right.truth == true { return true }
      return left.truth == false && right.truth == false ? false : nil
    }
  }

  /// 1 where the term is zero and 0 elsewhere.
  ///
  ///     EnclosureTerm(constant: 3).not.range  // Interval(0)
  public var not: EnclosureTerm {
    decided(self) { operand, _ in operand.truth.map { !$0 } }
  }

  /// Returns 1 or 0 where it is decided, and what lies between where it is not.
  ///
  /// A decided comparison is continuous, an open one may jump.
  @inline(__always)
  private func decided(
    _ other: EnclosureTerm, _ decide: (Interval, Interval) -> Bool?
  ) -> EnclosureTerm {
    let trust = min(self.trust, other.trust)
    let decision = decide(range, other.range)
    let middle = middles(other) { Interval(truth: decide($0, $1)) }
    return EnclosureTerm(
      range: Interval(truth: decision), slope: .zero, middle: middle,
      radius: max(radius, other.radius),
      trust: decision == nil ? min(trust, .defined) : trust)
  }

  /// Returns this term where the condition is not zero; undefined elsewhere.
  ///
  ///     EnclosureTerm(constant: 3).when(EnclosureTerm(constant: 1))?.range  // Interval(3)
  public func when(_ condition: EnclosureTerm) -> EnclosureTerm? {
    EnclosureTerm.choice(if: condition, then: self, else: nil)
  }

  /// Returns the first of two terms where the condition is not zero, and the second elsewhere.
  ///
  /// Only the branches that can be taken count, so that either may be nil, nowhere defined. Where
  /// the condition may change the choice may jump, and is undefined where a branch is.
  ///
  ///     let one = EnclosureTerm(constant: 1)
  ///     EnclosureTerm.choice(if: one, then: one, else: nil)?.range  // Interval(1)
  public static func choice(
    if condition: EnclosureTerm, then first: EnclosureTerm?, else second: EnclosureTerm?
  ) -> EnclosureTerm? {
    let radius = max(condition.radius, first?.radius ?? 0, second?.radius ?? 0)
    if let truth = condition.range.truth {
      guard var taken = truth ? first : second else { return nil }
      taken.trust = min(taken.trust, condition.trust)
      taken.radius = radius
      if condition.middle == nil { taken.middle = nil }
      return taken
    }
    guard let range = Interval.hull(of: first?.range, second?.range),
      let slope = Interval.hull(of: first?.slope, second?.slope)
    else { return nil }
    let middle: Interval?
    switch condition.middle?.truth {
    case true: middle = first?.middle
    case false: middle = second?.middle
    case nil: middle = nil
    }
    let trusts = min(first?.trust ?? .partial, second?.trust ?? .partial)
    return EnclosureTerm(
      range: range, slope: slope, middle: middle, radius: radius,
      trust: min(.defined, min(condition.trust, trusts)))
  }
}

extension Interval {
  /// Whether the numbers count as true, not being zero; nil if some do and some do not.
  fileprivate var truth: Bool? {
    if !contains(0) { return true }
    return isPoint ? false : nil
  }

  /// Makes the number that stands for a decision, and 0 to 1 for an open one.
  fileprivate init(truth: Bool?) {
    switch truth {
    case true: self = .one
    case false: self = .zero
    case nil: self = Interval(ordered: 0, 1)
    }
  }
}
