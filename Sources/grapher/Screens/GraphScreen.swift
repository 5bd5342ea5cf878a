import Graphing

/// The graph: it draws the curves it is given and tells what it finds; it owns no model.
struct GraphScreen {
  // Inputs
  var curves: [Curve]
  var viewport: Viewport
  /// The size in pixels that the curves are sampled for.
  var columns: Int
  var rows: Int
  var isCancelled: () -> Bool

  // Outputs
  /// Receives the evaluations that the curves took.
  var onTrace: (Int) -> Void = { _ in }

  /// Returns the curves as they show, the y-range fitted if the view follows it; nil if cancelled.
  func picture() -> Picture? {
    var samplings = curves.map {
      Sampling($0, over: viewport.x, width: columns, height: rows, isCancelled: isCancelled)
    }
    var y = viewport.y
    if viewport.followsFit, let fitted = Fit.range(of: samplings.mapEach { $0.scout() }) {
      y = fitted
    }
    let traces = samplings.mapEach { $0.trace(in: y) }
    guard traces.allSatisfy(\.isComplete) else { return nil }
    onTrace(traces.reduce(0) { $0 + $1.evaluations })
    return Picture(
      title: curves.count == 1 ? curves[0].title : "",
      curves: zip(curves, traces).map { PictureCurve(title: $0.title, segments: $1.segments) },
      x: viewport.x, y: y)
  }
}

extension Array {
  /// Returns what a transformation that changes the elements makes of each.
  fileprivate mutating func mapEach<T>(_ transform: (inout Element) -> T) -> [T] {
    indices.map { transform(&self[$0]) }
  }
}
