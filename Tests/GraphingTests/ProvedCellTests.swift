import Glibc
import IntervalArithmetic
import Testing

@testable import Graphing

@Suite struct ProvedCellTests {
  private let scale = Scale(x: -10...10, y: -10...10, width: 1200, height: 800)

  private func cell(_ curve: Curve, _ left: Double, _ right: Double) -> ProvedCell {
    var evaluator = Evaluator(curve)
    let (first, last) = (evaluator.value(at: left), evaluator.value(at: right))
    return ProvedCell(left, right, first, last, with: &evaluator)
  }

  @Test func `a straight line is a stroke at any width`() {
    #expect(cell(Curve({ 2 * $0 }, proved: { $0 + $0 }), -4, 4).verdict(on: scale) == .stroke)
  }

  @Test func `a curve is a stroke once its chord is near`() {
    // A parabola leaves its chord by a quarter of the squared width; 0.4 pixels are 0.01.
    let square = Curve({ $0 * $0 }, proved: { $0.squared })
    #expect(cell(square, -0.5, 0.5).verdict(on: scale) == .halve)
    #expect(cell(square, -0.09, 0.09).verdict(on: scale) == .stroke)
  }

  @Test func `two chords through the middle do where one is too far from the curve`() {
    // A parabola leaves the halves of its chord by a sixteenth of the squared width.
    let square = Curve({ $0 * $0 }, proved: { $0.squared })
    let cell = cell(square, 1, 1.28)
    #expect(cell.verdict(on: scale) == .bent)
    #expect(cell.bends.0?.x == cell.left / 2 + cell.right / 2 && cell.bends.1 == nil)
    #expect(abs((cell.bends.0?.y ?? 0) - 1.14 * 1.14) < 1e-12)
  }

  @Test func `a narrow cell is drawn through its highest and its lowest point`() throws {
    // Two turns of the sine, between -1 and 1, in less than a pixel.
    let wave = Curve({ sin(1000 * $0) }, proved: { ($0 * EnclosureTerm(constant: 1000)).sine })
    var cell = cell(wave, 1, 1.0126)
    #expect(cell.verdict(on: scale) == .halve)
    var evaluator = Evaluator(wave)
    var others: [ProvedCell] = []
    let close = Scale(x: -10...10, y: -1...1, width: 1200, height: 800)
    cell.divide(on: close, with: &evaluator, into: &others)
    #expect(others.isEmpty && cell.verdict(on: close) == .bent)
    let (first, second) = (try #require(cell.bends.0), try #require(cell.bends.1))
    #expect(1 < first.x && first.x < second.x && second.x < 1.0126)
    #expect(max(first.y, second.y) > 0.999 && min(first.y, second.y) < -0.999)
  }

  @Test func `what is outside of the view or undefined is void`() {
    #expect(cell(.root, -3, -1).verdict(on: scale) == .void)
    #expect(cell(.reciprocal, 0.001, 0.002).verdict(on: scale) == .void)
  }

  @Test func `a pole is a gap only once its branches have left the view`() {
    let hair = scale.hair
    #expect(cell(.reciprocal, -0.01, 0.01).verdict(on: scale) == .halve)
    #expect(cell(.reciprocal, -hair / 2, hair / 2).verdict(on: scale) == .gap)
    let high = Scale(x: -10...10, y: -1e12...1e12, width: 1200, height: 800)
    #expect(cell(.reciprocal, -hair / 2, hair / 2).verdict(on: high) == .halve)
  }

  private func parts(of whole: ProvedCell, _ curve: Curve) -> [ProvedCell] {
    var evaluator = Evaluator(curve)
    var (first, others) = (whole, [ProvedCell]())
    first.divide(on: scale, with: &evaluator, into: &others)
    return [first] + others
  }

  @Test(arguments: [(2.995, 3.002), (2.3, 3.6)])
  func `a cell without proof is cut around its simplest number`(left: Double, right: Double) {
    let parts = parts(of: cell(.floor, left, right), .floor)
    #expect(parts.map(\.left) == [left, 3 - scale.hair / 2, 3 + scale.hair / 2])
    #expect(parts.map { $0.verdict(on: scale) } == [.stroke, .gap, .stroke])
  }

  @Test func `after a wrong guess a wide cell is halved`() {
    // The pole of the tangent is at 1.5707963….
    let wide = parts(of: cell(.tangent, 1, 2.5), .tangent)
    #expect(wide.count == 3 && wide[1].left < 2 && wide[1].right > 2)
    #expect(parts(of: wide[0], .tangent).map(\.left) == [1, wide[0].left / 2 + wide[0].right / 2])
  }

  @Test func `out of budget, a gap that can be seen is unresolved`() {
    #expect(cell(.floor, 2.995, 3.002).lastVerdict(on: scale) == .unresolved(isConnected: false))
    #expect(cell(.sine, 0, 1).lastVerdict(on: scale) == .unresolved(isConnected: true))
    #expect(cell(.root, -2, -1).lastVerdict(on: scale) == .void)
  }
}
