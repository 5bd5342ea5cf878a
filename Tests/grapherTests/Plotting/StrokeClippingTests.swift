import Graphing
import Testing

@testable import grapher

/// The canvas is 100 by 100 pixels, so that the box is -1...101 both ways.
@Suite struct StrokeClippingTests {
  let box = ClippingBox(Canvas(x: 0...1, y: 0...1, width: 100, height: 100))

  private func clip(_ points: [(Double, Double)]) -> [[Point]] {
    box.clip(points.map { Point(x: $0, y: $1) })
  }

  @Test func `a line inside stays whole`() {
    let points = [(0.0, 0.0), (50.0, 100.0), (100.0, 0.0)]
    #expect(clip(points) == [points.map { Point(x: $0, y: $1) }])
  }

  @Test func `a stroke across the picture is seen though its ends are not`() {
    #expect(clip([(40, -129), (104, 383)]) == [[Point(x: 56, y: -1), Point(x: 68.75, y: 101)]])
  }

  @Test func `a line that leaves and returns becomes two`() {
    let parts = clip([(0, 51), (50, 151), (100, 51)])
    #expect(
      parts == [
        [Point(x: 0, y: 51), Point(x: 25, y: 101)], [Point(x: 75, y: 101), Point(x: 100, y: 51)],
      ])
  }

  @Test func `what is outside is gone`() {
    #expect(clip([(0, 102), (50, 300), (100, 102)]) == [])
    #expect(clip([(-50, 102), (102, 250)]) == [])
    #expect(clip([]) == [])
  }

  @Test func `a vertical stroke and a point twice are kept`() {
    #expect(clip([(5, -10), (5, 1e15)]) == [[Point(x: 5, y: -1), Point(x: 5, y: 101)]])
    #expect(clip([(5, 5), (5, 5)]) == [[Point(x: 5, y: 5), Point(x: 5, y: 5)]])
  }

  @Test func `random strokes keep to the box and to their line`() {
    let seed = UInt64.random(in: 0 ... .max)
    var numbers = SeededNumbers(state: seed)
    for _ in 0..<2000 {
      let points = (0..<2).map { _ in
        Point(
          x: .random(in: -200...300, using: &numbers), y: .random(in: -200...300, using: &numbers))
      }
      let (start, end) = (points[0], points[1])
      let parts = box.clip(points)
      for point in parts.joined() {
        #expect(abs(point.x - 50) <= 51.000001 && abs(point.y - 50) <= 51.000001, "seed \(seed)")
        let cross =
          (point.x - start.x) * (end.y - start.y) - (point.y - start.y) * (end.x - start.x)
        #expect(abs(cross) < 1e-6, "seed \(seed)")
      }
      // A hundred points on the stroke: seen if and only if they lie between the ends of the part.
      for step in 0...100 {
        let part = Double(step) / 100
        let x = start.x + part * (end.x - start.x)
        let y = start.y + part * (end.y - start.y)
        guard abs(x - 50) < 50.9, abs(y - 50) < 50.9 else { continue }
        let isKept = parts.contains { kept in
          let low = min(kept[0].x, kept[1].x)
          let high = max(kept[0].x, kept[1].x)
          return (low - 1e-9...high + 1e-9).contains(x)
        }
        #expect(isKept, "seed \(seed)")
      }
    }
  }
}
