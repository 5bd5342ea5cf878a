extension Sampler {
  /// Returns what a curve shows of a window, for a picture of so many pixels.
  ///
  /// ```swift
  /// Sampler.trace(tangent, over: -10...10, showing: -10...10, width: 1200, height: 800)
  ///   .features.count  // 6 poles
  /// ```
  ///
  /// - Parameter isCancelled: asked before each evaluation, or each block of 128; after it said yes
  ///   the strokes found so far are returned, `isComplete` false.
  /// - Complexity: with an enclosure, about 100 evaluations for a smooth curve, 15 to 60 more for
  ///   each break, and never more than 16 enclosures a column and some thousand more; a value
  ///   counts as an eighth of one.
  public static func trace(
    _ curve: Curve, over x: ClosedRange<Double>, showing y: ClosedRange<Double>, width: Int,
    height: Int, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> Trace {
    var sampling = Sampling(curve, over: x, width: width, height: height, isCancelled: isCancelled)
    return sampling.trace(in: y)
  }
}
