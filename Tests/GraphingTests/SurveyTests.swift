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
    let cells = survey.settled
    #expect(cells.first?.cell.left == -4 && cells.last?.cell.right == 4)
    #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.cell.right == $1.cell.left })
    #expect(cells.allSatisfy { $0.verdict != .halve })
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
    #expect(evaluator.enclosures <= 4 * scale.columnBudget + 16)
    let unresolved = survey.settled.filter { $0.verdict == .unresolved(isConnected: false) }
    #expect(unresolved.count > survey.settled.count / 2)
  }
}
