/// How many points of a curve are shown, and their smallest, largest and mean y.
public struct Statistics: Hashable, Sendable {
  /// The number of points the curve was found at.
  public var count: Int
  /// The smallest y of these points; toward a pole it depends on how near they come.
  public var minimum: Double
  /// The largest y of these points.
  public var maximum: Double
  /// The mean of y over the x where the curve is drawn: its area divided by its width.
  ///
  /// Points are not equally far apart, so each stretch between two counts by its width. A curve of
  /// dots alone has the mean of its dots.
  public var mean: Double

  /// Returns the statistics of a trace, or nil if it shows nothing.
  ///
  /// ```swift
  /// Statistics(of: Trace(x: 0...2, segments: [Segment([Point(x: 0, y: 0), Point(x: 2, y: 6)])]))
  ///   // count 2, minimum 0, maximum 6, mean 3
  /// ```
  /// The mean never overflows and lies between minimum and maximum, also for y near 1e308.
  ///
  /// - Parameter yForX: the curve itself, of which minimum and maximum are values to the last
  ///   digit; those of a trace of `samples` may be a few units off. Nil takes them as they are.
  public init?(of trace: Trace, yForX: ((Double) -> Double?)? = nil) {
    let segments = trace.segments
    var lowest: Point?
    var highest: Point?
    var count = 0
    for vertex in segments.lazy.flatMap(\.vertices) where vertex.y.isFinite {
      if vertex.y < lowest?.y ?? .infinity { lowest = vertex }
      if vertex.y > highest?.y ?? -.infinity { highest = vertex }
      count += 1
    }
    guard let lowest, let highest else { return nil }
    self.count = count
    minimum = yForX?(lowest.x) ?? lowest.y
    maximum = yForX?(highest.x) ?? highest.y
    let mean = Self.areaMean(segments) ?? Self.dotMean(segments, count: count)
    // Rounding may not carry the mean of a constant away from it.
    self.mean = min(max(mean, minimum), maximum)
  }

  /// Returns the mean by trapezoids, or nil if nothing has a width.
  private static func areaMean(_ segments: [Segment]) -> Double? {
    var width = 0.0
    for segment in segments {
      guard let first = segment.vertices.first, let last = segment.vertices.last else { continue }
      width += last.x / 2 - first.x / 2
    }
    guard width > 0 else { return nil }
    var sum = CompensatedSum()
    for segment in segments {
      for (a, b) in zip(segment.vertices, segment.vertices.dropFirst()) {
        // The share first: widths and values may both be near the largest number.
        let share = (b.x / 2 - a.x / 2) / width
        sum.add(share * (a.y / 2 + b.y / 2))
      }
    }
    return sum.value
  }

  private static func dotMean(_ segments: [Segment], count: Int) -> Double {
    var sum = CompensatedSum()
    for vertex in segments.lazy.flatMap(\.vertices) { sum.add(vertex.y / Double(count)) }
    return sum.value
  }
}
