import Graphing
import IntervalArithmetic
import Testing

@testable import grapher

@Suite struct VaguenessTests {
  private let bar = Segment([Point(x: 1, y: 0), Point(x: 1, y: 2)], isUnresolved: true)

  private func vagueness(_ segments: [Segment], pointWidth: Double?) -> Vagueness? {
    var curve = Curve(title: "", yForX: { $0 })
    if let pointWidth {
      curve.enclosure = { x in
        Enclosure(
          range: Interval(x.lower, x.upper + pointWidth), slope: Interval(1), trust: .continuous)
      }
    }
    return Vagueness(of: curve, in: Trace(x: 0...2, segments: segments), pixelHeight: 0.01)
  }

  @Test func `a curve without unresolved strokes is not vague`() {
    #expect(vagueness([Segment([Point(x: 0, y: 0), Point(x: 2, y: 0)])], pointWidth: 1) == nil)
  }

  @Test func `single values that are not known to a pixel are imprecise`() {
    #expect(vagueness([bar], pointWidth: 0.02) == .imprecise)
    #expect(vagueness([bar], pointWidth: 0.001) == .tooFine)
    #expect(vagueness([bar], pointWidth: nil) == .tooFine)
  }

  @Test func `many strokes are looked at here and there`() {
    #expect(vagueness(Array(repeating: bar, count: 1000), pointWidth: 0.02) == .imprecise)
  }
}
