import Glibc
import Testing

@testable import Graphing

@Suite struct PeakSearchTests {
  private func extreme(
    _ function: @escaping @Sendable (Double) -> Double?, sign: Double, goal: Double
  ) -> (y: Double, points: Int) {
    var evaluator = Evaluator(Curve(title: "", yForX: function))
    let start = Point(x: 0.5, y: function(0.5) ?? .nan)
    let search = PeakSearch(cell: 0...1, step: 0.25)
    let x = search.highest(sign, from: start, goal: goal, with: &evaluator)
    return (function(x) ?? .nan, evaluator.points)
  }

  @Test func `the vertex of a parabola is found at once`() {
    let (y, points) = extreme({ -($0 - 0.6) * ($0 - 0.6) }, sign: 1, goal: -1e-12)
    #expect(abs(y) < 1e-12 && points <= 6)
  }

  @Test(arguments: [1.0, -1]) func `a wave is followed to its top or its bottom`(sign: Double) {
    let (y, points) = extreme({ sign * sin(4 * $0 + 0.3) }, sign: sign, goal: 0.999)
    #expect(sign * y >= 0.999 && points <= 18)
  }

  @Test func `a goal that cannot be reached is given up`() {
    #expect(extreme({ sin(3 * $0) }, sign: 1, goal: 9).points <= 18)
    #expect(extreme({ _ in nil }, sign: 1, goal: 9).points <= 18)
    #expect(extreme({ _ in 2 }, sign: 1, goal: 9).points <= 6)
  }
}
