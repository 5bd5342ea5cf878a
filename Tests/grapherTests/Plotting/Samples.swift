import CalculatorBrain
import Graphing
import Testing

@testable import grapher

/// Curves of the tests: values are calculated here, not by the program.
extension PictureCurve {
  /// A curve in one segment through points (x, y).
  init(_ title: String, _ points: [(Double, Double)], isUnresolved: Bool = false) {
    self.init(
      title: title,
      segments: [Segment(points.map { Point(x: $0, y: $1) }, isUnresolved: isUnresolved)])
  }

  /// A parabola that touches 0 at 0 and reaches 1 at -1 and 1.
  static var parabola: PictureCurve {
    PictureCurve(
      "M ^ 2",
      (-100...100).map { (Double($0) / 100, Double($0 * $0) / 10_000) })
  }
}

extension Picture {
  /// The parabola on -1:1, framed.
  static var parabola: Picture {
    Picture(title: "y = M ^ 2", curves: [.parabola], x: -1...1, y: -0.5...1.5)
  }
}

/// Returns the picture of a program as `plot` draws it at 60 by 16 cells.
func shown(
  _ words: String, _ x: ClosedRange<Double>, _ y: ClosedRange<Double>? = nil
) throws -> Picture {
  let function = try Program(words).function(of: .graph, given: [:])
  let curve = Curve(
    title: "y = " + words,
    yForX: { x in
      let y = function(x)
      return y.isNaN ? nil : y
    },
    enclosure: { function.enclosure(over: $0) })
  var viewport = Viewport()
  try viewport.setX(x.lowerBound, x.upperBound)
  if let y { try viewport.setY(y.lowerBound, y.upperBound) }
  let screen = GraphScreen(
    curves: [curve], colors: [0], viewport: viewport, columns: 240, rows: 160,
    keys: [
      SampledCurve.Key(
        program: try Program(words), values: [:], x: viewport.x, columns: 240, rows: 160)
    ], known: [], isCancelled: { false })
  return try #require(screen.picture())
}
