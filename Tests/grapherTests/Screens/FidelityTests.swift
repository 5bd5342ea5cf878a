import Graphing
import Testing

/// Holds the strokes of hard functions against the truth, in pixels of a picture of 1200 by 800.
@Suite struct FidelityTests {
  private struct Picture {
    let function: HardFunction
    let trace: Trace
    let width: Double
    let height: Double

    init(_ function: HardFunction, isProved: Bool = true) throws {
      self.function = function
      trace = Sampler.trace(
        try function.curve(isProved: isProved), over: function.x, showing: function.y, width: 1200,
        height: 800)
      width = (function.x.upperBound - function.x.lowerBound) / 1200
      height = (function.y.upperBound - function.y.lowerBound) / 800
    }

    var strokes: [Segment] { trace.segments.filter { !$0.isUnresolved } }

    /// Returns the distance from a point to the nearest ink, in pixels.
    func distance(to x: Double, _ y: Double) -> Double {
      var least = Double.infinity
      for segment in trace.segments {
        let points = segment.vertices.map { (($0.x - x) / width, ($0.y - y) / height) }
        if let only = points.first, points.count == 1 { least = min(least, length(only)) }
        for (start, end) in zip(points, points.dropFirst()) {
          let way = (end.0 - start.0, end.1 - start.1)
          let square = way.0 * way.0 + way.1 * way.1
          let along = -(start.0 * way.0 + start.1 * way.1)
          let share = square > 0 ? min(max(along / square, 0), 1) : 0
          least = min(least, length((start.0 + share * way.0, start.1 + share * way.1)))
        }
      }
      return least
    }

    /// Returns whether something within a pixel is not resolved.
    func isUnresolved(near x: Double) -> Bool {
      trace.segments.contains { segment in
        segment.isUnresolved && segment.vertices.contains { abs($0.x - x) <= width }
      }
    }

    private func length(_ point: (Double, Double)) -> Double {
      (point.0 * point.0 + point.1 * point.1).squareRoot()
    }
  }

  @Test(arguments: HardFunction.all.indices)
  func `everything that must be seen is seen`(index: Int) throws {
    let picture = try Picture(HardFunction.all[index])
    for point in picture.function.shows {
      #expect(
        picture.distance(to: point.x, point.y) <= 1, "\(picture.function.words) at \(point)")
    }
  }

  @Test(arguments: HardFunction.all.indices, [true, false])
  func `no stroke leads over a break`(index: Int, isProved: Bool) throws {
    let picture = try Picture(HardFunction.all[index], isProved: isProved)
    for gap in picture.function.breaks {
      for stroke in picture.strokes where stroke.vertices.count > 1 {
        let first = stroke.vertices.first?.x ?? 0
        let last = stroke.vertices.last?.x ?? 0
        let margin = picture.width / 100
        #expect(
          last <= gap.lowerBound + margin || first >= gap.upperBound - margin,
          "\(picture.function.words) over \(gap)")
      }
    }
  }

  @Test(arguments: HardFunction.all.indices)
  func `every stroke lies on the curve`(index: Int) throws {
    let picture = try Picture(HardFunction.all[index])
    let curve = try picture.function.curve(isProved: false)
    for stroke in picture.strokes {
      for (start, end) in zip(stroke.vertices, stroke.vertices.dropFirst()) {
        let middle = Point(x: start.x / 2 + end.x / 2, y: start.y / 2 + end.y / 2)
        guard picture.function.y.contains(middle.y), !picture.isUnresolved(near: middle.x) else {
          continue
        }
        // The curve along the chord, and within a pixel to both sides: it may be steep.
        let near = (-16...16).flatMap { index in
          let share = Double(index) / 16
          return [middle.x + share * picture.width, middle.x + share * (end.x - start.x) / 2]
        }.compactMap(curve.yForX)
        let low = (near.min() ?? .infinity) - picture.height
        let high = (near.max() ?? -.infinity) + picture.height
        #expect(low <= middle.y && middle.y <= high, "\(picture.function.words) at \(middle)")
      }
    }
  }

  @Test func `it is cheap`() throws {
    let counts = try HardFunction.all.map { try Picture($0).trace.evaluations }.sorted()
    #expect(counts[counts.count / 2] <= 500 && (counts.last ?? 0) <= 20_000)
  }
}
