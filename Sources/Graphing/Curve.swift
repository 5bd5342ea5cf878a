public import IntervalArithmetic

/// A function to be drawn, as closures that captured a copy of whatever they need.
///
/// `yForX` is enough to draw a curve; the other closures make the drawing faithful and fast.
public struct Curve: Sendable {
  /// The name of the curve in a picture's title, key and files.
  public var title: String
  /// Returns y at x, or nil where the function is undefined.
  public var yForX: @Sendable (Double) -> Double?
  /// Returns what is known on an interval of x, or nil if the function is nowhere defined on it.
  ///
  /// The closure itself is nil if nothing is known beyond single points.
  public var enclosure: (@Sendable (Interval) -> Enclosure?)?
  /// Writes y for every x of the first span into the second of equal count, NaN where undefined.
  public var samples: (@Sendable (Span<Double>, inout MutableSpan<Double>) -> Void)?
  /// How many x `samples` is asked for at a time, 128 at most; fewer let a cancel be heard while a
  /// curve is sampled that takes long.
  public var samplesAtOnce = 128

  public init(
    title: String, yForX: @escaping @Sendable (Double) -> Double?,
    enclosure: (@Sendable (Interval) -> Enclosure?)? = nil,
    samples: (@Sendable (Span<Double>, inout MutableSpan<Double>) -> Void)? = nil
  ) {
    self.title = title
    self.yForX = yForX
    self.enclosure = enclosure
    self.samples = samples
  }
}
