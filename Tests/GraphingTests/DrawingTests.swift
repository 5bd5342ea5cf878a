import IntervalArithmetic
import Testing

@testable import Graphing

@Suite struct DrawingTests {
  private func drawing(_ curve: Curve, on scale: Scale) -> Drawing {
    var evaluator = Evaluator(curve)
    var survey = Survey([
      ProvedCell(
        scale.x.lowerBound, scale.x.upperBound, evaluator.value(at: scale.x.lowerBound),
        evaluator.value(at: scale.x.upperBound), with: &evaluator)
    ])
    survey.settle(on: scale, with: &evaluator)
    return Drawing(survey, on: scale, with: &evaluator)
  }

  @Test func `strokes that share an end are one polyline`() {
    let scale = Scale(x: 0...3, y: -2...2, width: 300, height: 200)
    let strokes = drawing(.sine, on: scale).strokes
    #expect(strokes.count == 1)
    #expect(strokes.first?.vertices.first == Point(x: 0, y: 0))
    #expect(strokes.first?.vertices.last?.x == 3)
  }

  @Test func `without a view gaps are not looked at`() {
    let scout = Scale(x: -1...1.5, width: 300, unit: 0.01)
    let drawing = drawing(.reciprocal, on: scout)
    #expect(drawing.features.isEmpty && drawing.strokes.count == 2)
  }

  @Test func `gaps that add up to a visible one become bars`() {
    // Nothing is known but that the values are near 0.
    let dust = Enclosure(range: Interval(0, 1e-9), slope: .wholeLine, trust: .defined)
    let curve = Curve(title: "", yForX: { _ in 0 }, enclosure: { _ in dust })
    var drawing = drawing(curve, on: Scale(x: 0...1, y: -1...1, width: 20, height: 20))
    #expect(drawing.strokes.isEmpty && drawing.features.isEmpty)
    #expect(drawing.segments(in: -1...1).count == 40)
  }
}
