import Testing

@testable import CalculatorBrain

/// References: the double nearest to the value and what remains, from mpmath 1.3.0 with 600 bits.
@Suite struct DoubleDoubleExponentialTests {
  @Test(arguments: [
    (0.0, 1.0, 0.0),
    (1.0, 2.718281828459045, 1.4456468917292502e-16),
    (-1.0, 0.36787944117144233, -1.2428753672788363e-17),
    (0.005, 1.005012520859401, 1.038940170687815e-16),
    (-0.0054, 0.9946145537913912, -1.6779661325980557e-17),
    (12.345, 229808.1248612461, 1.0396403106203002e-11),
    (-300.25, 4.009422364622857e-131, -9.421845746665655e-148),
    (709.7, 1.6549840276802644e+308, -4.1236453850611414e+291),
    (-650.0, 5.111951948651156e-283, 2.849121073604364e-299),
    (1e-20, 1.0, 1e-20),
  ])
  func `powers of e have about twenty digits`(x: Double, high: Double, low: Double) {
    let value = DoubleDouble.exponential(x)
    #expect(abs((value.high - high) + (value.low - low)) <= high * 0x1p-66)
  }

  @Test func `a shift saves what would be too large`() {
    // e^710 ÷ 2
    #expect(DoubleDouble.exponential(710, shift: -1).high == 1.1169973830808555e+308)
    #expect(DoubleDouble.exponential(710).high == .infinity)
  }
}
