import Testing

@testable import Graphing

/// The texts are by hand, from the shortest decimals as Python's `repr` shows them.
@Suite struct DoubleTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (2, "2"), (-2.5, "-2.5"), (0.1, "0.1"), (1e17, "100000000000000000"),
      (0x1p60, "1152921504606846976"), (1e21, "1e21"), (-1.5e300, "-1.5e300"), (1e-7, "1e-7"),
      (Double.leastNonzeroMagnitude, "5e-324"), (.nan, "nan"), (-.nan, "nan"), (.infinity, "inf"),
      (-.infinity, "-inf"),
    ] as [(Double, String)])
  func `the shortest text without what says nothing`(number: Double, text: String) {
    #expect(number.text == text)
  }
}
