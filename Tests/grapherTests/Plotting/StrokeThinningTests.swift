import Graphing
import Testing

@testable import grapher

@Suite struct StrokeThinningTests {
  private func points(_ points: [(Double, Double)]) -> [Point] {
    points.map { Point(x: $0, y: $1) }
  }

  @Test func `vertices on a straight line go`() {
    let line = points((0...100).map { (Double($0), 2 * Double($0)) })
    #expect(thinned(line) == [line[0], line[100]])
  }

  @Test func `a corner stays`() {
    let corner = points([(0, 0), (1, 1), (2, 2), (3, 1), (4, 0)])
    #expect(thinned(corner) == points([(0, 0), (2, 2), (4, 0)]))
  }

  @Test func `a stroke that turns back keeps its reach`() {
    let bar = points([(0, 0), (0, 5), (0, 10), (0, 5), (0, 20)])
    #expect(thinned(bar).contains(Point(x: 0, y: 10)))
    let peak = points([(0, 0), (0, 10), (0, 3)])
    #expect(thinned(peak) == peak)
  }

  @Test func `short lines stay as they are`() {
    #expect(thinned([]) == [])
    #expect(thinned(points([(1, 1)])) == points([(1, 1)]))
    #expect(thinned(points([(1, 1), (1, 1)])) == points([(1, 1), (1, 1)]))
  }

  @Test func `no vertex dropped is further than the tolerance from the line that stays`() {
    let seed = UInt64.random(in: 0 ... .max)
    var numbers = SeededNumbers(state: seed)
    for _ in 0..<40 {
      var x = 0.0
      var y = 0.0
      let line = (0..<200).map { _ in
        x += .random(in: 0...1, using: &numbers)
        y += .random(in: -1...1, using: &numbers)
        return Point(x: x, y: y)
      }
      let short = thinned(line, tolerance: 0.5)
      for vertex in line {
        let nearest = zip(short, short.dropFirst()).map { distance(vertex, $0, $1) }.min()
        #expect(nearest ?? .infinity <= 0.500001, "seed \(seed)")
      }
    }
  }

  /// Returns how far a point is from the straight stroke between two others.
  private func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along = square == 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    let part = min(max(along, 0), 1)
    let (offX, offY) = (start.x + part * dx - point.x, start.y + part * dy - point.y)
    return (offX * offX + offY * offY).squareRoot()
  }
}
