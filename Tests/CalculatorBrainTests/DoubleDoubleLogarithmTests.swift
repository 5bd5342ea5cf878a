import Testing

@testable import CalculatorBrain

/// References: the double nearest to the value and what remains, from mpmath 1.3.0 with 600 bits.
@Suite struct DoubleDoubleLogarithmTests {
  @Test(arguments: [
    (1.0, 0.0, 0.0),
    (2.0, 0.6931471805599453, 2.3190468138462996e-17),
    (0.5, -0.6931471805599453, -2.3190468138462996e-17),
    (10.0, 2.302585092994046, -2.1707562233822494e-16),
    (1.0000000000000002, 2.2204460492503128e-16, 3.649214750845877e-48),
    (0.9999999999999999, -1.1102230246251565e-16, -6.162975822039155e-33),
    (1.4142135623730951, 0.3465735902799727, 2.4442169414592898e-17),
    (1.4142135623730954, 0.34657359027997287, 1.49179615891969e-17),
    (0.7071067811865475, -0.34657359027997275, 1.0775909101525876e-17),
    (1.7976931348623157e+308, 709.782712893384, 2.3636017071323592e-14),
    (Double.leastNonzeroMagnitude, -744.4400719213812, -4.422444340918698e-14),
    (0x1p-1050, -727.8045395879426, 2.4721866143045772e-14),
  ])
  func `logarithms have seventeen digits and more`(x: Double, high: Double, low: Double) {
    let value = DoubleDouble(x).logarithm
    #expect(abs((value.high - high) + (value.low - low)) <= abs(high) * 0x1p-57)
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0),
    (0.18, 0.18198268860070582, -5.489379590767909e-18),
    (-0.18, -0.18198268860070582, 5.489379590767909e-18),
    (0.1, 0.10033534773107558, 5.885373156284691e-18),
    (1e-10, 1e-10, 3.3333333333333338e-31),
    (Double.leastNonzeroMagnitude, Double.leastNonzeroMagnitude, 0.0),
  ])
  func `the series of the inverse hyperbolic tangent`(x: Double, high: Double, low: Double) {
    let value = DoubleDouble(x).inverseHyperbolicTangent
    #expect(abs((value.high - high) + (value.low - low)) <= abs(high) * 0x1p-57)
  }
}
