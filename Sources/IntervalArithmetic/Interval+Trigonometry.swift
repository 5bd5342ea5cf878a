import Glibc

extension Interval {
  /// The sines of angles in radians; partial if the angle may have overflowed.
  ///
  ///     Interval(0, 4).sine  // -0.7568024953079283...1, continuous
  public var sine: DecoratedInterval { wave(sin, peak: 1, trough: 3) }

  /// The cosines of angles in radians; partial if the angle may have overflowed.
  ///
  ///     Interval(0).cosine  // 1, continuous
  public var cosine: DecoratedInterval { wave(cos, peak: 0, trough: 2) }

  @inline(__always)
  private func wave(_ function: (Double) -> Double, peak: Int, trough: Int) -> DecoratedInterval {
    if isPoint { return DecoratedInterval(LibraryError.tight.around(function(lower)).inUnit) }
    guard isFinite else { return DecoratedInterval(.unit, .partial) }
    if isDust {
      let middle = LibraryError.tight.around(function(midpoint))
      return DecoratedInterval((middle + Interval(ordered: -radius, radius)).inUnit)
    }
    guard let turns = QuarterTurns(radians: self) else { return DecoratedInterval(.unit) }
    return DecoratedInterval(
      turns.wave(
        between: {
          let ends = Interval(between: function(lower), and: function(upper))
          return Interval(
            ordered: LibraryError.tight.below(ends.lower),
            LibraryError.tight.above(ends.upper))
        }, peak: peak, trough: trough))
  }

  /// Whether the interval is a number with a few roundings: one evaluation then does for two.
  private var isDust: Bool { upper - lower <= 0x1p-49 * magnitude }

  private var inUnit: Interval { Interval(ordered: max(-1, lower), min(1, upper)) }

  /// The tangents of angles in radians; partial, and the whole line, over a pole.
  ///
  ///     Interval(0).tangent  // 0, continuous
  public var tangent: DecoratedInterval {
    if isPoint { return DecoratedInterval(LibraryError.tight.around(tan(lower))) }
    guard isFinite, let turns = QuarterTurns(radians: self), !turns.holdOdd else {
      return .unknown
    }
    return DecoratedInterval(
      Interval(
        ordered: LibraryError.tight.below(tan(lower)), LibraryError.tight.above(tan(upper))))
  }

  /// The secants of angles in radians; partial over a pole.
  ///
  ///     Interval(0).secant  // 1, continuous
  public var secant: DecoratedInterval? { cosine.reciprocal }

  /// The cosecants of angles in radians; partial over a pole, nil at 0.
  ///
  ///     Interval(0).cosecant  // nil
  public var cosecant: DecoratedInterval? { sine.reciprocal }

  /// The cotangents of angles in radians; partial, and the whole line, over a pole, nil at 0.
  ///
  ///     Interval(0).cotangent  // nil
  public var cotangent: DecoratedInterval? {
    func value(_ angle: Double) -> DecoratedInterval? {
      LibraryError.tight.around(tan(angle)).reciprocal
    }
    if isPoint { return value(lower) }
    guard isFinite, let turns = QuarterTurns(radians: self), !turns.holdEven,
      let least = value(upper), let greatest = value(lower)
    else { return .unknown }
    return DecoratedInterval(Interval(ordered: least.range.lower, greatest.range.upper))
  }
}

extension DecoratedInterval {
  /// The reciprocals, no more to be trusted than this.
  var reciprocal: DecoratedInterval? {
    guard let inverse = range.reciprocal else { return nil }
    return DecoratedInterval(inverse.range, min(trust, inverse.trust))
  }
}
