import Glibc
import IntervalArithmetic
import Testing

@testable import Graphing

@Suite struct SampledCellTests {
  private let scale = Scale(x: -10...10, y: -10...10, width: 1200, height: 800)

  private func cell(_ curve: Curve, _ left: Double, _ right: Double) -> SampledCell {
    var evaluator = Evaluator(curve.unproved)
    let xs = SampledCell.quarters(left, right)
    return SampledCell(left, right, InlineArray { evaluator.y(at: xs[$0]) })
  }

  @Test func `samples on a chord are a stroke, others ask for more`() {
    #expect(cell(Curve(title: "", yForX: { $0 }), -4, 4).verdict(on: scale) == .stroke)
    #expect(cell(.sine, -4, 4).verdict(on: scale) == .halve)
    #expect(cell(.sine, 1, 1.05).verdict(on: scale) == .stroke)
  }

  @Test func `halves reuse the samples of the whole`() {
    var evaluator = Evaluator(Curve.sine.unproved)
    var first = cell(.sine, -1, 1)
    var others: [SampledCell] = []
    first.divide(on: scale, with: &evaluator, into: &others)
    let parts = [first] + others
    #expect(evaluator.points == 4)
    #expect(parts.map(\.left) == [-1, 0] && parts.map(\.right) == [0, 1])
    #expect(parts.first?.rightValue == Interval(0))
  }

  @Test func `at a hair a step is joined only if it is invisible`() {
    let hair = scale.hair
    #expect(cell(.floor, 1 - hair / 2, 1 + hair / 2).verdict(on: scale) == .gap)
    #expect(cell(.sine, 1 - hair / 2, 1 + hair / 2).verdict(on: scale) == .stroke)
    #expect(cell(.root, -hair / 2, hair / 2).verdict(on: scale) == .gap)
  }

  @Test func `where no sample is defined there is nothing, from a pixel down`() {
    #expect(cell(.root, -9, -8).verdict(on: scale) == .halve)
    #expect(cell(.root, -9, -8.99).verdict(on: scale) == .void)
  }
}
