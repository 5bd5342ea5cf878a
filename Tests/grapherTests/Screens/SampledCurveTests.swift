import CalculatorBrain
import Graphing
import Testing

@testable import grapher

@Suite struct SampledCurveTests {
  private func fresh(_ words: String) throws -> SampledCurve {
    let function = try Program(words).function(of: .graph, given: [:])
    let curve = Curve(
      title: words,
      yForX: { x in
        let y = function(x)
        return y.isNaN ? nil : y
      },
      enclosure: { function.enclosure(over: $0) })
    let key = SampledCurve.Key(
      program: try Program(words), values: [:], x: -3...3, columns: 200, rows: 100)
    return SampledCurve(key, Sampling(curve, over: -3...3, width: 200, height: 100))
  }

  @Test(arguments: ["M tan", "1 M / sin", "M floor", "M sqrt"])
  func `a trace is that of a fresh sampling, whatever was asked before`(_ words: String) throws {
    var curve = try fresh(words)
    for isScouted in [false, true, false, true] {
      for y in [-1.0...1, -5...5, 0...1] {
        var other = try fresh(words)
        if isScouted { #expect(curve.scout() == other.scout()) }
        let expected = other.trace(in: y, isScouted: isScouted)
        #expect(curve.trace(in: y, isScouted: isScouted) == expected)
      }
    }
  }

  @Test func `what was found out last is not found out again`() throws {
    var curve = try fresh("M tan")
    func isNew(_ y: ClosedRange<Double>, isScouted: Bool) -> Bool {
      _ = curve.trace(in: y, isScouted: isScouted)
      return curve.isNew
    }
    #expect(isNew(-1...1, isScouted: false))
    #expect(!isNew(-1...1, isScouted: false))
    _ = curve.scout()
    #expect(isNew(-1...1, isScouted: true))
    #expect(!isNew(-1...1, isScouted: true))
    #expect(isNew(-2...2, isScouted: true))
  }
}
