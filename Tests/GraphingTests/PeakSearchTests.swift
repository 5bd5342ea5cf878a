import Glibc
import Testing

@testable import Graphing

@Suite struct PeakSearchTests {
  private func extreme(
    _ function: @escaping @Sendable (Double) -> Double?, sign: Double, goal: Double
  ) -> (y: Double?, points: Int) {
    var evaluator = Evaluator(Curve(title: "", yForX: function))
    let start = Point(x: 0.5, y: function(0.5) ?? .nan)
    let search = PeakSearch(cell: 0...1, step: 0.25)
    let x = search.highest(sign, from: start, goal: goal, with: &evaluator)
    return (x.flatMap(function), evaluator.points)
  }

  @Test func `the vertex of a parabola is found at once`() throws {
    let (y, points) = extreme({ -($0 - 0.6) * ($0 - 0.6) }, sign: 1, goal: -1e-12)
    #expect(try #require(y) > -1e-12 && points <= 6)
  }

  @Test(arguments: [1.0, -1]) func `a wave is followed to its top or its bottom`(sign: Double)
    throws
  {
    let (y, points) = extreme({ sign * sin(4 * $0 + 0.3) }, sign: sign, goal: 0.999)
    #expect(sign * (try #require(y)) >= 0.999 && points <= 18)
  }

  @Test func `a goal that cannot be reached is given up`() {
    let curves: [@Sendable (Double) -> Double?] = [{ sin(3 * $0) }, { _ in nil }, { _ in 2 }]
    for curve in curves {
      let (y, points) = extreme(curve, sign: 1, goal: 9)
      #expect(y == nil && points <= 18)
    }
  }
}
