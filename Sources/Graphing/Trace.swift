/// What sampling a curve gave: unbroken strokes, the places where it breaks, and what they cost.
///
/// ```swift
/// Sampler.trace(Curve(title: "1/M", yForX: { 1 / $0 }), over: -1...1, columns: 800)
///   .segments.count  // 2
/// ```
public struct Trace: Hashable, Sendable {
  /// The x-range that was sampled; an end of a stroke inside it is an end of the curve.
  public var x: ClosedRange<Double>
  /// The strokes and dots from left to right, then the unresolved strokes; every vertex finite.
  public var segments: [Segment]
  /// Where the curve breaks, from left to right.
  public var features: [Feature]
  /// The number of stretches into which the range was divided; 0 if it was not.
  public var cells: Int
  /// The number of single x at which the curve was evaluated.
  public var points: Int
  /// The number of intervals on which the curve was enclosed.
  public var enclosures: Int
  /// Whether enclosures proved the strokes; else they are what samples suggest.
  public var isProved: Bool
  /// Whether the whole range was sampled; false after a cancel.
  public var isComplete: Bool
  /// Whether the curve was found to be undefined on the whole range.
  public var isUndefined: Bool

  public init(
    x: ClosedRange<Double>, segments: [Segment], features: [Feature] = [], cells: Int = 0,
    points: Int = 0, enclosures: Int = 0, isProved: Bool = false, isComplete: Bool = true,
    isUndefined: Bool = false
  ) {
    self.x = x
    self.segments = segments
    self.features = features
    self.cells = cells
    self.points = points
    self.enclosures = enclosures
    self.isProved = isProved
    self.isComplete = isComplete
    self.isUndefined = isUndefined
  }

  /// The number of times the curve was evaluated, at points and on intervals.
  public var evaluations: Int { points + enclosures }
}
