import Glibc
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

  @Test func `a value apart from others is looked for where the bounds leave room`() throws {
    let curve = Curve({ sin($0).rounded(.down) }, proved: { $0.sine.floor })
    let scale = Scale(x: -7...7, y: -2...2, width: 1200, height: 800)
    var evaluator = Evaluator(curve)
    func gap(_ left: Double, _ right: Double) -> Gap {
      Gap(
        ProvedCell(
          left, right, evaluator.value(at: left), evaluator.value(at: right), with: &evaluator))
    }
    let top = gap(1.570796, 1.570797)
    let found = try #require(top.point(apartFrom: [0], on: scale, with: &evaluator))
    #expect(found.y == 1 && abs(found.x - .pi / 2) < 1e-7)
    #expect(top.point(apartFrom: [0, 1], on: scale, with: &evaluator) == nil)
    #expect(gap(1.2, 1.3).point(apartFrom: [0], on: scale, with: &evaluator) == nil)
  }
}
