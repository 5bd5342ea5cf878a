/// The multiples of a quarter turn that an interval of angles holds.
///
/// Sine, cosine and tangent have their extremes, zeros and poles at the multiples of 90°. They are
/// counted: number 0 is at 0°, number 1 at 90°, number -1 at -90°.
struct QuarterTurns {
  /// The number of the last multiple below the interval.
  private var below: Int
  /// The number of the last multiple inside or below the interval.
  private var last: Int

  /// Finds the multiples of π/2, or nil for angles so large that nothing can be said.
  ///
  /// A multiple within some roundings of the interval may be taken for one inside: there, the
  /// extreme differs from the value at the bound by less than a rounding.
  @inline(__always)
  init?(radians: Interval) {
    let magnitude = radians.magnitude
    guard magnitude < 0x1p50 else { return nil }
    let quarters = 0.6366197723675814
    let slack = 1e-15 * max(magnitude, 4)
    below = QuarterTurns.floor((radians.lower - slack) * quarters)
    last = QuarterTurns.floor((radians.upper + slack) * quarters)
  }

  /// Returns the floor of a number below 2⁵¹, and of a whole number it or the one before.
  ///
  /// The whole number is read from the last bits of the sum with a number so large that an ulp is
  /// 1; without the instruction that newer processors have for it, that is faster than to call for
  /// it.
  @inline(__always)
  private static func floor(_ number: Double) -> Int {
    let large = 0x1.8p52
    return Int(truncatingIfNeeded: (number - 0.5 + large).bitPattern &- large.bitPattern)
  }

  /// Finds the multiples of 90 exactly, or nil for angles so large that nothing can be said.
  init?(degrees: Interval) {
    guard degrees.magnitude < 0x1p50 else { return nil }
    let first = -Int(Rounding.floor(-degrees.lower, over: 90))
    below = first - 1
    last = Int(Rounding.floor(degrees.upper, over: 90))
  }

  /// Whether a multiple with this remainder modulo 4 lies in the interval.
  @inline(__always)
  func hold(_ remainder: Int) -> Bool {
    (remainder &- below &- 1) & 3 < last &- below
  }

  /// Whether an odd multiple lies in the interval, a pole of the tangent.
  var holdOdd: Bool { hold(1) || hold(3) }

  /// Whether an even multiple lies in the interval, a pole of the cotangent.
  var holdEven: Bool { hold(0) || hold(2) }

  /// Returns the values of sine or cosine, given those at the interval's bounds.
  @inline(__always)
  func wave(
    between ends: @autoclosure () -> Interval, peak: Int, trough: Int
  ) -> Interval {
    let holdsPeak = hold(peak)
    let holdsTrough = hold(trough)
    if holdsPeak && holdsTrough { return .unit }
    let ends = ends()
    return Interval(
      ordered: holdsTrough ? -1 : max(-1, ends.lower), holdsPeak ? 1 : min(1, ends.upper))
  }
}
