import Glibc
import Testing

@testable import Graphing

/// Expected: the mathematics of each function on the cell.
@Suite struct RefinementTests {
  /// Looks between the middle two of six samples.
  private func look(
    at function: @escaping @Sendable (Double) -> Double?, _ low: Double, _ high: Double
  ) -> (Refinement, evaluations: Int) {
    let width = high - low
    let grid = ColumnGrid((low - 2 * width)...(high + 2 * width), columns: 5)
    var evaluator = Evaluator(Curve(title: "", yForX: function))
    let ys = evaluator.values(at: Array(grid))
    return (Refinement.between(2, in: ys, on: grid, with: &evaluator), evaluator.count - 6)
  }

  @Test func `a steep continuous rise is joined`() {
    let (result, evaluations) = look(at: { atan(1e6 * ($0 - 0.3)) }, 0.29, 0.31)
    #expect(result.isJoined && evaluations < 40)
  }

  @Test func `a narrow peak is joined through its top`() {
    let (result, _) = look(at: { 1 / (1 + 1e6 * $0 * $0) }, -0.03, 0.05)
    #expect(result.isJoined)
    #expect(result.left.contains { $0.y > 0.5 })
  }

  @Test func `a jump is broken at a hair`() {
    let (result, evaluations) = look(at: { $0.rounded(.down) }, 0.6, 1.6)
    #expect(!result.isJoined && evaluations <= 24)
    #expect(result.left.allSatisfy { $0.y == 0 } && result.right.allSatisfy { $0.y == 1 })
    #expect((result.left.last?.x ?? 0) > 1 - 1e-6 && (result.right.first?.x ?? 2) < 1 + 1e-6)
  }

  @Test func `a sawtooth is broken although it climbs to its jump`() {
    #expect(!look(at: { $0 - $0.rounded(.down) }, 0.95, 1.05).0.isJoined)
  }

  @Test(arguments: (1...49).map { Double($0) / 50 })
  func `poles of one sign, of two signs and of logarithms are broken`(left: Double) {
    #expect(!look(at: { 1 / $0 }, -left, 1 - left).0.isJoined)
    #expect(!look(at: { 1 / ($0 * $0) }, -left, 1 - left).0.isJoined)
    #expect(!look(at: { log(abs($0)) }, -left, 1 - left).0.isJoined)
  }

  @Test func `both branches at a pole run away`() {
    let (result, _) = look(at: { 1 / $0 }, -0.3, 0.7)
    #expect((result.left.last?.y ?? 0) < -1e5 && (result.right.first?.y ?? 0) > 1e5)
  }

  @Test func `a gap between two defined points is broken up to its edges`() {
    let (result, _) = look(at: { abs($0) < 0.25 ? nil : $0 }, -1, 1)
    #expect(!result.isJoined)
    #expect(abs((result.left.last?.x ?? 0) + 0.25) < 1e-5)
    #expect(abs((result.right.first?.x ?? 0) - 0.25) < 1e-5)
  }

  @Test func `a hole at a sampled point is found`() {
    let (result, _) = look(at: { $0 == 0 ? nil : 1 / $0 }, -1, 1)
    #expect(!result.isJoined && (result.right.first?.y ?? 0) > 1e5)
  }
}
