import Glibc

extension Interval {
  /// The sines of angles in radians; partial if the angle may have overflowed.
  ///
  ///     Interval(0, 2).sine  // 0...1, continuous
  public var sine: DecoratedInterval {
    if let single = wave(ofSingle: sin, atZero: 0) { return single }
    guard let turns = QuarterTurns(radians: self) else { return largeWave }
    return DecoratedInterval(turns.wave(between: ends(sin), peak: 1, trough: 3))
  }

  /// The cosines of angles in radians; partial if the angle may have overflowed.
  ///
  ///     Interval(0).cosine  // 1, continuous
  public var cosine: DecoratedInterval {
    if let single = wave(ofSingle: cos, atZero: 1) { return single }
    guard let turns = QuarterTurns(radians: self) else { return largeWave }
    return DecoratedInterval(turns.wave(between: ends(cos), peak: 0, trough: 2))
  }

  /// The sines and the cosines of angles in radians, each other's slopes but for a sign.
  var sineAndCosine: (sine: DecoratedInterval, cosine: DecoratedInterval) {
    if let sine = wave(ofSingle: sin, atZero: 0), let cosine = wave(ofSingle: cos, atZero: 1) {
      return (sine, cosine)
    }
    guard let turns = QuarterTurns(radians: self) else { return (largeWave, largeWave) }
    return (
      DecoratedInterval(turns.wave(between: ends(sin), peak: 1, trough: 3)),
      DecoratedInterval(turns.wave(between: ends(cos), peak: 0, trough: 2))
    )
  }

  /// Returns the values at the bounds of the interval.
  @inline(__always)
  private func ends(_ function: (Double) -> Double) -> Interval {
    let ends = Interval(between: function(lower), and: function(upper))
    return ends.widened(.tight)
  }

  /// Returns the values of sine or cosine on a number, or on a number with a few roundings, where
  /// one evaluation does for two; nil on wider intervals.
  @inline(__always)
  private func wave(
    ofSingle function: (Double) -> Double, atZero: Double
  ) -> DecoratedInterval? {
    guard upper - lower <= 0x1p-49 * magnitude, isFinite else { return nil }
    if magnitude == 0 { return DecoratedInterval(Interval(atZero)) }
    if isPoint { return DecoratedInterval(LibraryError.tight.around(function(lower)).inUnit) }
    let middle = LibraryError.tight.around(function(midpoint))
    return DecoratedInterval((middle + Interval(ordered: -radius, radius)).inUnit)
  }

  /// What is known of sine and cosine where their angles are too large to tell the turn.
  private var largeWave: DecoratedInterval {
    DecoratedInterval(.unit, isFinite ? .continuous : .partial)
  }

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
