/// A closed interval of real numbers, `lower <= upper`; a bound may be infinite, never NaN.
public struct Interval: Hashable, Sendable {
  public var lower: Double
  public var upper: Double

  /// Makes the interval from `lower` to `upper`.
  public init(_ lower: Double, _ upper: Double) {
    precondition(lower <= upper, "an interval's bounds are ordered and not NaN")
    self.lower = lower
    self.upper = upper
  }

  /// Makes the interval that holds one number.
  public init(_ point: Double) {
    self.init(point, point)
  }
}
