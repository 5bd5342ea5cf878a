/// What is known about a function on a closed interval of its argument.
public struct Enclosure: Hashable, Sendable {
  /// How far the function can be relied upon on the whole closed interval.
  ///
  /// The three that matter here of the decorations of IEEE 1788-2015, weakest first.
  public enum Trust: Int, Comparable, Sendable {
    /// It may be undefined somewhere.
    case partial
    /// It is defined everywhere, and may jump.
    case defined
    /// It is defined everywhere, and its restriction to the interval is continuous.
    case continuous

    public static func < (left: Trust, right: Trust) -> Bool { left.rawValue < right.rawValue }
  }

  /// Contains every value that the function takes on the interval.
  public var range: Interval
  /// Contains every slope that the function has where it is continuous.
  public var slope: Interval
  public var trust: Trust

  public init(range: Interval, slope: Interval, trust: Trust) {
    self.range = range
    self.slope = slope
    self.trust = trust
  }
}
