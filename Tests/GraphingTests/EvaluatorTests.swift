import Synchronization
import Testing

@testable import Graphing

@Suite struct EvaluatorTests {
  @Test(arguments: [nil, Double.nan, .infinity, -.infinity])
  func `whatever is no number becomes undefined`(value: Double?) {
    var evaluator = Evaluator(Curve(title: "", yForX: { _ in value }))
    #expect(evaluator.y(at: 1).isNaN)
    #expect(evaluator.count == 1)
  }

  @Test func `many values come through the samples of the curve, in blocks`() {
    let curve = Curve(
      title: "", yForX: { _ in nil },
      samples: { xs, ys in for index in xs.indices { ys[index] = xs[index] * 2 } })
    var evaluator = Evaluator(curve)
    let values = evaluator.values(at: Array(ColumnGrid(0...1000, columns: 1000)))
    #expect(values == (0...1000).map { Double($0) * 2 })
    #expect(evaluator.count == 1001)
  }

  @Test func `each evaluation asks first, for one may take long`() {
    let calls = Atomic(0)
    let curve = Curve(
      title: "",
      yForX: {
        calls.add(1, ordering: .relaxed)
        return $0
      })
    var evaluator = Evaluator(curve, isCancelled: { calls.load(ordering: .relaxed) == 3 })
    #expect(
      evaluator.values(at: Array(ColumnGrid(0...1, columns: 100))).filter(\.isFinite).count == 3)
    #expect(evaluator.y(at: 0).isNaN)
    #expect(calls.load(ordering: .relaxed) == 3)
  }

  @Test func `nothing is evaluated after a cancel`() {
    var evaluator = Evaluator(Curve(title: "", yForX: { $0 }), isCancelled: { true })
    #expect(evaluator.y(at: 1).isNaN)
    #expect(evaluator.values(at: [0, 0.2, 1]).isEmpty)
    #expect(evaluator.count == 0 && evaluator.wasCancelled)
  }
}
