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
    return SampledCurve(Sampling(curve, over: -3...3, width: 200, height: 100))
  }

  @Test(arguments: ["M tan", "1 M / sin", "M floor", "M sqrt"])
  func `a trace is that of a fresh sampling, whatever was asked before`(_ words: String) throws {
    var curve = try fresh(words)
    for isScouted in [false, true, false, true] {
      for y in [-1.0...1, -5...5, 0...1] {
        var other = try fresh(words)
        if isScouted { #expect(curve.scout() == other.scout()) }
        let expected = other.trace(in: y, isScouted: isScouted).trace
        #expect(curve.trace(in: y, isScouted: isScouted).trace == expected)
      }
    }
  }

  @Test func `what was found out last is not found out again`() throws {
    var curve = try fresh("M tan")
    #expect(curve.trace(in: -1...1, isScouted: false).isNew)
    #expect(!curve.trace(in: -1...1, isScouted: false).isNew)
    _ = curve.scout()
    #expect(curve.trace(in: -1...1, isScouted: true).isNew)
    #expect(!curve.trace(in: -1...1, isScouted: true).isNew)
    #expect(curve.trace(in: -2...2, isScouted: true).isNew)
  }
}
