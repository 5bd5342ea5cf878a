internal import CalculatorBrain
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
        dots += Self.points(segment.vertices.filter { canvas.contains($0) })
        continue
      }
      for part in box.clip(segment.vertices.map(canvas.pixel)) {
        let lines = Self.points(thinned(part).map(canvas.point)) + "\n"
        if segment.isUnresolved { unresolved += lines } else { strokes += lines }
      }
    }
  }

  /// Returns a line for each point.
  static func points(_ points: [Point]) -> String {
    var text: [UInt8] = []
    for point in points {
      append(point.x, to: &text)
      text.append(UInt8(ascii: " "))
      append(point.y, to: &text)
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a number; in data, unlike in commands, gnuplot takes whole ones of any size.
  private static func append(_ value: Double, to text: inout [UInt8]) {
    if value.magnitude < 8e307 {
      NumberText.append(value, to: &text)
    } else {
      text.append(contentsOf: "NaN".utf8)
    }
  }

  /// Returns verticals over the whole height of a canvas.
  static func verticals(_ places: [Double], on canvas: Canvas) -> String {
    places.map { x in
      points([Point(x: x, y: canvas.y.lowerBound), Point(x: x, y: canvas.y.upperBound)]) + "\n"
    }.joined()
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
