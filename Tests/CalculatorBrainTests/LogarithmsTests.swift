import Testing

@testable import CalculatorBrain

/// References: the double nearest to the value and what remains, from mpmath 1.3.0 with 600 bits.
///
/// Most arguments are those for which the C library was found farthest off.
@Suite struct LogarithmsTests {
  @Test(arguments: [
    (1.2935605559544727, 0.11178676432530198, 6.606754098883303e-18),
    (1.000000004087855, 1.7753328411262425e-09, 1.0160307726354627e-25),
    (0.7738640877412154, -0.11133530692307142, -6.2924321813108e-18),
    (0.9999957334710916, -1.8529339145962499e-06, 1.0069121790250103e-22),
    (0.2500001, -0.6020598176102043, -3.9050035683305857e-17),
    (3.9999, 0.6020491338301955, -3.888888125106766e-17),
    (1.0, 0.0, 0.0),
    (1.0000000000000002, 9.64327466553287e-17, 4.058525605757064e-33),
  ])
  func `the decimal logarithm near 1`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Logarithms.decimal(x), to: reference, rest) < 0.6)
  }

  /// From mpmath 1.3.0; there it is the C library's.
  @Test(arguments: [
    (0.15, -0.8239087409443188, -1.1368490613467699e-17),
    (8.591826542020972e-08, -7.065914499405641, -4.210898420041224e-16),
    (1e+300, 300.0, 2.2802527652488452e-17),
    (Double.leastNonzeroMagnitude, -323.3062153431158, 5.786761570804164e-15),
    (4.5, 0.6532125137753437, -4.8907611700868823e-17),
  ])
  func `the decimal logarithm elsewhere`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Logarithms.decimal(x), to: reference, rest) < 1)
  }

  @Test(arguments: [
    (5.0, 3.0, 1.464973520717927, 8.702675623678841e-17),
    (0.3, 7.0, -0.6187196284013587, 1.3474962366059689e-17),
    (2.3058926668942448, 7.0, 0.4293455563832712, -1.5194661583324358e-17),
    (0.9999999999998015, 7.0, -1.020128688363992e-13, 3.7459687214165265e-30),
    (Double.leastNonzeroMagnitude, 7.0, -382.5665189540158, -1.2255702968178235e-14),
    (1.7976931348623157e+308, 1.0000001, 7097827479.681003, -4.0269347873364073e-07),
    (2.0, 10.0, 0.3010299956639812, -2.8037281277851704e-18),
    (1e+22, 100000000000.0, 2.0, 0.0),
  ])
  func `logarithms to other bases`(x: Double, base: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Logarithms.logarithm(x, base: base), to: reference, rest) < 0.6)
  }

  @Test(arguments: 1...19)
  func `whole powers have whole logarithms`(exponent: Int) {
    let power = (0..<exponent).reduce(1.0) { product, _ in product * 7 }
    #expect(Logarithms.logarithm(power, base: 7) == Double(exponent))
    #expect(Logarithms.logarithm(1 / 1024, base: 0.5) == 10)
  }

  @Test func `undefined and infinite`() {
    #expect(Logarithms.logarithm(0, base: 3).isNaN)
    #expect(Logarithms.logarithm(3, base: -1).isNaN)
    #expect(Logarithms.logarithm(3, base: 1).isNaN)
    #expect(Logarithms.logarithm(.nan, base: 3).isNaN)
    #expect(Logarithms.logarithm(.infinity, base: 3) == .infinity)
    #expect(Logarithms.logarithm(3, base: .infinity) == 0)
    #expect(Logarithms.decimal(.infinity) == .infinity)
  }
}
