import IntervalArithmetic
import Testing

@testable import Graphing

@Suite struct GapTests {
  @Test func `gaps side by side are one`() {
    var evaluator = Evaluator(.reciprocal)
    func cell(_ left: Double, _ right: Double) -> ProvedCell {
      ProvedCell(
        left, right, evaluator.value(at: left), evaluator.value(at: right), with: &evaluator)
    }
    var gap = Gap(cell(-0.5, 0))
    #expect(gap.rightValue == nil)
    gap.append(Gap(cell(0, 0.25)))
    #expect(gap.width == 0.75 && gap.leftValue == Interval(-2) && gap.rightValue == Interval(4))
    #expect(gap.range == .wholeLine)
  }
}
