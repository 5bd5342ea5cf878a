/// A closed interval of real numbers, `lower <= upper`; a bound may be infinite, never NaN.
///
/// An infinite bound says that a value may be arbitrarily large, or that it may have overflowed to
/// infinity. A lower bound is never `+∞` and an upper one never `-∞`: an overflowed bound is the
/// greatest finite number.
///
///     Interval(1, 2) + Interval(3)  // Interval(4, 5)
public struct Interval: Hashable, Sendable {
  public var lower: Double
  public var upper: Double

  /// Makes the interval from `lower` to `upper`.
  ///
  ///     Interval(-1, 1)
  @inlinable
  public init(_ lower: Double, _ upper: Double) {
    precondition(lower <= upper, "an interval's bounds are ordered and not NaN")
    self.lower = lower
    self.upper = upper
  }

  /// Makes the interval that holds one number.
  ///
  ///     Interval(3).isPoint  // true
  @inlinable
  public init(_ point: Double) {
    self.init(point, point)
  }

  /// Makes an interval whose bounds are ordered by construction; only debug builds check it.
  @inline(__always)
  init(ordered lower: Double, _ upper: Double) {
    assert(lower <= upper && lower < .infinity && upper > -.infinity)
    self.lower = lower
    self.upper = upper
  }

  /// Makes the smallest interval that holds both numbers, in any order.
  @inline(__always)
  init(between first: Double, and second: Double) {
    self.init(ordered: min(first, second), max(first, second))
  }

  /// The whole real line: nothing is known.
  ///
  ///     Interval.wholeLine.contains(1e308)  // true
  public static var wholeLine: Interval { Interval(ordered: -.infinity, .infinity) }

  /// The number zero.
  static var zero: Interval { Interval(ordered: 0, 0) }
  /// The number one.
  static var one: Interval { Interval(ordered: 1, 1) }
  /// The values of sine, cosine and sign.
  static var unit: Interval { Interval(ordered: -1, 1) }
}

extension Interval {
  /// Whether the interval holds a single number.
  ///
  ///     Interval(2, 3).isPoint  // false
  public var isPoint: Bool { lower == upper }

  /// Whether both bounds are finite.
  ///
  ///     Interval.wholeLine.isFinite  // false
  public var isFinite: Bool { lower > -.infinity && upper < .infinity }

  /// Whether the number lies in the interval, bounds included.
  ///
  ///     Interval(1, 2).contains(2)  // true
  public func contains(_ number: Double) -> Bool { lower <= number && number <= upper }

  /// Whether the other interval lies in this one.
  ///
  ///     Interval(0, 3).contains(Interval(1, 2))  // true
  public func contains(_ other: Interval) -> Bool {
    lower <= other.lower && other.upper <= upper
  }

  /// The number half-way between the bounds, rounded; a number of the interval if it is finite.
  ///
  ///     Interval(1, 2).midpoint  // 1.5
  public var midpoint: Double {
    let sum = lower + upper
    return sum.isFinite ? 0.5 * sum : 0.5 * lower + 0.5 * upper
  }

  /// A number no less than the distance of either bound to the midpoint, and hardly more.
  ///
  ///     Interval(1, 2).radius  // 0.5000000000000001
  public var radius: Double {
    let middle = midpoint
    guard middle.isFinite else { return .infinity }
    let distance = max(upper - middle, middle - lower)
    return distance + distance * 0x1p-52  // more than the rounding of the difference
  }

  /// The greatest absolute value of its numbers.
  ///
  ///     Interval(-3, 2).magnitude  // 3
  public var magnitude: Double { max(-lower, upper) }

  /// The least absolute value of its numbers.
  ///
  ///     Interval(-3, -2).mignitude  // 2
  public var mignitude: Double { max(lower, -upper, 0) }

  /// Returns the smallest interval that holds both.
  ///
  ///     Interval(0, 1).hull(Interval(3))  // Interval(0, 3)
  public func hull(_ other: Interval) -> Interval {
    Interval(ordered: min(lower, other.lower), max(upper, other.upper))
  }

  /// Returns what is common to both, or nil if nothing is.
  ///
  ///     Interval(0, 2).intersection(Interval(1, 3))  // Interval(1, 2)
  public func intersection(_ other: Interval) -> Interval? {
    let low = max(lower, other.lower)
    let high = min(upper, other.upper)
    return low <= high ? Interval(ordered: low, high) : nil
  }

  /// Returns what is common to both, and itself if, by a rounding, nothing is.
  @inline(__always)
  func clamped(to other: Interval) -> Interval { intersection(other) ?? self }

  /// Whether some whole number lies in the interval.
  var holdsWholeNumber: Bool { upper.rounded(.down) >= lower.rounded(.up) }

  /// The one whole number that the interval is, if it is one.
  var wholeNumber: Double? { isPoint && lower.rounded() == lower ? lower : nil }
}
