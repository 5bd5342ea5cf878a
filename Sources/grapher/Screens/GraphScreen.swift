import Graphing

/// The graph: it draws the curves it is given and tells what it finds; it owns no model.
struct GraphScreen {
  // Inputs
  var curves: [Curve]
  var viewport: Viewport
  /// The columns in which the curves are sampled.
  var columns: Int
  var isCancelled: () -> Bool

  // Outputs
  /// Receives the evaluations that the curves took.
  var onTrace: (Int) -> Void = { _ in }

  /// Returns the curves as they show, the y-range fitted if the view follows it; nil if cancelled.
  func picture() -> Picture? {
    let traces = curves.map {
      Sampler.trace($0, over: viewport.x, columns: columns, isCancelled: isCancelled)
    }
    guard traces.allSatisfy(\.isComplete) else { return nil }
    onTrace(traces.reduce(0) { $0 + $1.evaluations })
    var y = viewport.y
    if viewport.followsFit, let fitted = Fit.range(of: traces) { y = fitted }
    return Picture(
      title: curves.count == 1 ? curves[0].title : "",
      curves: zip(curves, traces).map { PictureCurve(title: $0.title, segments: $1.segments) },
      x: viewport.x, y: y)
  }
}
