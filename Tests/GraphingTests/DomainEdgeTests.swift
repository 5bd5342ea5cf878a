import Glibc
import Testing

@testable import Graphing

/// Expected: the domains of the functions.
@Suite struct DomainEdgeTests {
  private func vertices(
    _ function: @escaping @Sendable (Double) -> Double?, from x: Double, toward outside: Double
  ) -> [Point] {
    var evaluator = Evaluator(Curve(title: "", yForX: function))
    let start = Point(x: x, y: evaluator.y(at: x))
    return DomainEdge.vertices(from: start, after: .nan, toward: outside, with: &evaluator)
  }

  @Test func `an edge at a simple number is found exactly`() {
    let root: @Sendable (Double) -> Double? = { $0 < 2 ? nil : sqrt($0 - 2) }
    #expect(vertices(root, from: 2.6, toward: 1.1).last == Point(x: 2, y: 0))
    let mirrored: @Sendable (Double) -> Double? = { $0 > 0.3 ? nil : sqrt(0.3 - $0) }
    #expect(vertices(mirrored, from: 0.1, toward: 1.1).last == Point(x: 0.3, y: 0))
  }

  @Test func `any edge is found to a hair`() {
    let last = vertices({ $0 < .pi ? nil : 1 }, from: 4, toward: 3).last
    #expect((last?.x ?? 0) >= .pi && (last?.x ?? 4) < .pi + 1e-6)
    let logarithm = vertices({ $0 <= 0 ? nil : log($0) }, from: 1, toward: -1).last
    #expect((logarithm?.x ?? 0) > 0 && (logarithm?.x ?? 1) < 4e-6)
  }

  @Test func `a lone value at an edge is not joined to the curve`() {
    let root: @Sendable (Double) -> Double? = { $0 < 2 ? nil : $0 == 2 ? 9 : sqrt($0 - 2) }
    #expect(vertices(root, from: 2.6, toward: 1.1).allSatisfy { $0.y < 1 })
  }
}
