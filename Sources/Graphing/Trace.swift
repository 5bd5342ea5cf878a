/// What sampling a curve gave: unbroken strokes, and what they cost.
///
/// ```swift
/// Sampler.trace(Curve(title: "1/M", yForX: { 1 / $0 }), over: -1...1, columns: 800)
///   .segments.count  // 2
/// ```
public struct Trace: Hashable, Sendable {
  /// The x-range that was sampled; an end of a stroke inside it is an end of the curve.
  public var x: ClosedRange<Double>
  /// The strokes from left to right, every vertex finite.
  public var segments: [Segment]
  /// The number of times the curve was evaluated.
  public var evaluations: Int
  /// Whether the whole range was sampled; false after a cancel.
  public var isComplete: Bool

  public init(
    x: ClosedRange<Double>, segments: [Segment], evaluations: Int = 0, isComplete: Bool = true
  ) {
    self.x = x
    self.segments = segments
    self.evaluations = evaluations
    self.isComplete = isComplete
  }
}
