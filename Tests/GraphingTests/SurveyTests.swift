import IntervalArithmetic
import Testing

@testable import Graphing

@Suite struct SurveyTests {
  private func survey(_ evaluator: inout Evaluator) -> Survey<ProvedCell> {
    Survey([ProvedCell(-4, 4, evaluator.value(at: -4), evaluator.value(at: 4), with: &evaluator)])
  }

  @Test func `settled cells cover the axis from left to right`() {
    var evaluator = Evaluator(.tangent)
    var survey = survey(&evaluator)
    survey.settle(
      on: Scale(x: -4...4, y: -9...9, width: 100, height: 100), with: &evaluator)
    #expect(survey.first?.left == -4 && survey.last?.right == 4)
    #expect(zip(survey, survey.dropFirst()).allSatisfy { $0.right == $1.left })
    #expect(survey.allSatisfy { $0.verdict != .halve })
  }

  @Test func `another scale costs only what is new`() {
    var evaluator = Evaluator(.sine)
    var survey = survey(&evaluator)
    let coarse = Scale(x: -4...4, y: -1...1, width: 100, height: 100)
    survey.settle(on: coarse, with: &evaluator)
    let once = evaluator.count
    survey.settle(on: coarse, with: &evaluator)
    #expect(evaluator.count == once)
    survey.settle(on: Scale(x: -4...4, y: -1...1, width: 400, height: 400), with: &evaluator)
    #expect(evaluator.count > once && evaluator.count < 4 * once)
  }

  @Test func `a column has a budget once its cells are narrower than a pixel`() {
    let unknown = Enclosure(range: Interval(-1, 1), slope: .wholeLine, trust: .defined)
    var evaluator = Evaluator(Curve(title: "", yForX: { $0 }, enclosure: { _ in unknown }))
    var survey = survey(&evaluator)
    let scale = Scale(x: -4...4, y: -1...1, width: 4, height: 4)
    survey.settle(on: scale, with: &evaluator)
    #expect(evaluator.enclosures <= 8 * scale.columnBudget + 16)
    // A third are gaps, the guesses where the curve might break.
    let unresolved = survey.filter { $0.verdict == .unresolved(isConnected: false) }
    #expect(unresolved.count > survey.count / 3)
  }
}
