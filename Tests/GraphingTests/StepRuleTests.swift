import Glibc
import Testing

@testable import Graphing

/// Expected: what calculus says of each function between the samples 2 and 3 of six.
@Suite struct StepRuleTests {
  private func isSuspicious(_ function: (Double) -> Double, from start: Double) -> Bool {
    StepRule.isSuspicious(2, in: (0..<6).map { function(start + Double($0)) })
  }

  @Test func `smooth curves are not suspicious`() {
    #expect(!isSuspicious({ $0 * $0 }, from: -2.3))
    #expect(!isSuspicious({ sin($0 / 4) }, from: -2.5))
    #expect(!isSuspicious({ abs($0) }, from: -2.5))
    #expect(!isSuspicious({ sqrt(abs($0)) }, from: -2.5))
    #expect(!isSuspicious({ exp($0) / 100 }, from: 0))
    #expect(!isSuspicious({ _ in 7 }, from: 0))
  }

  @Test(arguments: (1...24).map { -3 + Double($0) / 25 })
  func `poles are suspicious wherever they stand between two samples`(start: Double) {
    #expect(isSuspicious({ 1 / $0 }, from: start))
    #expect(isSuspicious({ 1 / ($0 * $0) }, from: start))
  }

  @Test func `a jump is suspicious on flat and sloping ground`() {
    #expect(isSuspicious({ $0.rounded(.down) / 3 + ($0 < 0 ? 0 : 9) }, from: -2.5))
    #expect(isSuspicious({ $0 - ($0 < 0 ? 0 : 3) }, from: -2.5))
  }

  @Test func `rounding noise is not suspicious`() {
    #expect(!StepRule.isSuspicious(2, in: [1, 1, 1, 1.0.nextUp, 1, 1]))
  }

  @Test func `a step without neighbors is suspicious`() {
    #expect(StepRule.isSuspicious(0, in: [1, 2]))
    #expect(StepRule.isSuspicious(1, in: [.nan, 1, 2, .nan]))
  }

  @Test func `steps between the largest numbers do not overflow`() {
    let large = Double.greatestFiniteMagnitude
    #expect(StepRule.quarterStep(-large, large).isFinite)
    #expect(StepRule.isSuspicious(1, in: [large, large, -large, -large]))
  }
}
