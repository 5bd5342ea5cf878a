internal import Graphing

/// The numbers of a curve as gnuplot reads them: `x y` a line, an empty line between strokes.
struct PlotData: Hashable, Sendable {
  /// Lines through exact points.
  var strokes = ""
  /// Isolated points.
  var dots = ""
  /// Lines that only say "somewhere in here".
  var unresolved = ""

  /// Creates the data of what is seen of a curve on a canvas.
  init(_ curve: PictureCurve, on canvas: Canvas) {
    let box = ClippingBox(canvas)
    for segment in curve.segments {
      if segment.vertices.count == 1 {
        dots += segment.vertices.filter { canvas.contains($0) }.map(Self.line).joined()
        continue
      }
      for part in box.clip(segment.vertices.map(canvas.pixel)) {
        let lines = thinned(part).map { Self.line(canvas.point($0)) }.joined() + "\n"
        if segment.isUnresolved { unresolved += lines } else { strokes += lines }
      }
    }
  }

  private static func line(_ point: Point) -> String {
    gnuplotNumber(point.x) + " " + gnuplotNumber(point.y) + "\n"
  }
}

/// Returns the shortest text of a number that reads back, or `NaN` for what gnuplot cannot plot.
///
/// gnuplot takes whatever is not finite or beyond about 9e307 for undefined.
func gnuplotNumber(_ value: Double) -> String {
  value.magnitude < 8e307 ? value.description : "NaN"
}

extension Canvas {
  /// Whether a point is seen.
  fileprivate func contains(_ point: Point) -> Bool {
    x.contains(point.x) && y.contains(point.y)
  }
}
