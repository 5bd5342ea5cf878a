/// What is known about a function on a closed interval of its argument.
///
///     EnclosureTerm(argument: Interval(1, 2)).squared.enclosure
///     // range 1...4, slope 2...4, continuous, 2.25 at the middle
public struct Enclosure: Hashable, Sendable {
  /// How far the function can be relied upon on the whole closed interval.
  ///
  /// The three that matter here of the decorations of IEEE 1788-2015, weakest first.
  ///
  ///     min(Enclosure.Trust.defined, .continuous)  // .defined
  public enum Trust: Int, Comparable, Sendable {
    /// It may be undefined somewhere.
    case partial
    /// It is defined everywhere, and may jump.
    case defined
    /// It is defined everywhere, and its restriction to the interval is continuous.
    case continuous

    @inlinable
    public static func < (left: Trust, right: Trust) -> Bool { left.rawValue < right.rawValue }
  }

  /// Contains every value that the function takes on the interval.
  public var range: Interval
  /// Contains every slope that the function has where it is continuous.
  public var slope: Interval
  /// Contains the value at the interval's `midpoint`; nil if it may be undefined there.
  public var middle: Interval?
  public var trust: Trust

  /// Makes an enclosure.
  ///
  ///     Enclosure(range: Interval(1), slope: Interval(0), trust: .continuous)
  @inlinable
  public init(range: Interval, slope: Interval, trust: Trust, middle: Interval? = nil) {
    self.range = range
    self.slope = slope
    self.trust = trust
    self.middle = middle
  }
}
