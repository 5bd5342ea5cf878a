import Testing

@testable import CalculatorBrain

/// References: the double nearest to the value and what remains, from mpmath 1.3.0 with 600 bits.
///
/// Most arguments are those for which the C library was found farthest off.
@Suite struct GammaTests {
  @Test(arguments: [
    (0.5, 1.772453850905516, -7.666586499825799e-17),
    (3.7, 4.170651783796604, 7.928234708325672e-17),
    (-1.5, 2.363271801207355, -1.0222115333101065e-16),
    (-10.808346270258777, -2.2156832990545164e-07, -1.2918114330289124e-23),
    (-66.95567849912206, -7.480181528264295e-94, 2.1137285223897332e-111),
    (171.19098645730628, 1.9366791863410595e+307, 3.637234055354161e+290),
    (-168.16786822309442, -1.0449477170623801e-302, -28765 * Double.leastNonzeroMagnitude),
    (171.6243769563027, 1.7976931348622299e+308, -1.6923339316180877e+291),
    (1e-300, 9.999999999999999e+299, 7.113783875736513e+283),
    (-4.3886943201926824e-08, -22785820.847242985, 4.778645587113834e-10),
    (1.4616321449683622, 0.8856031944108887, -4.9642368725563397e-17),
    (99.5, 9.367802114655996e+154, 1.8357448198219748e+138),
  ])
  func `gamma`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Gamma.gamma(x), to: reference, rest) < 0.6)
  }

  @Test(arguments: [
    (0.5, 0.886226925452758, -3.8332932499128993e-17),
    (100.3, 3.7226163127842244e+158, 2.0951008370632964e+142),
    (17.620664010491446, 2124894542878329.8, -0.05040182147695683),
    (-86.34383023257128, 2.7370933962991234e-129, -2.5894149524258706e-146),
    (0.00012238783312790028, 0.9999293706387157, -2.56877167249207e-18),
    (-0.5, 1.772453850905516, -7.666586499825799e-17),
    (170.6, 1.5858969096672565e+308, -3.781676920758643e+291),
    (1e-20, 1.0, -5.772156649015328e-21),
  ])
  func `the factorial of what is not whole`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Gamma.factorial(x), to: reference, rest) < 0.6)
  }

  @Test(arguments: [
    (0.5, 0.5723649429247001, 5.132975581353913e-18),
    (30.5, 72.9534711841694, 6.415290528095157e-15),
    (-1.5, 0.860047015376481, 3.120458174577955e-17),
    (9.617842220014149, 11.949087093991153, 2.677988934222259e-16),
    (0.8661658672262568, 0.09304016693642049, -6.641801050844477e-18),
    (119.8676326243339, 452.3918141540116, 1.1649937649847884e-14),
    (-3.9420292461524262, -0.2377657946350322, 3.823168417006895e-18),
    (-40.225678573258925, -109.58270589531095, 4.534061884932465e-15),
    (-38.630118538850844, -104.04297572199417, -2.922495400738711e-15),
    (1.0000001, -5.772155829918507e-08, -5.7466330678638715e-25),
    (1.9999999, -4.2278430309861296e-08, -2.006246527268347e-24),
    (40.0, 106.63176026064346, -1.343308512431943e-15),
    (1e+20, 4.505170185988091e+21, 217677.875996972),
    (1e-200, 460.51701859880916, -2.2080942657241066e-14),
    (39.9, 106.26425420569794, -5.188646124153596e-15),
  ])
  func `the logarithm of gamma`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Gamma.logarithm(x), to: reference, rest) < 0.6)
  }

  @Test func `whole arguments have the factorials of the table`() {
    #expect(Gamma.gamma(1) == 1)
    #expect(Gamma.gamma(171) == 7.257415615307999e306)
    #expect(Gamma.factorial(170) == 7.257415615307999e306)
    #expect(Gamma.logarithm(1) == 0)
    #expect(Gamma.logarithm(2) == 0)
  }

  @Test(arguments: [171.7, 172, 1e10, 1e16, 1e300, .infinity])
  func `what is beyond the largest double is infinite`(x: Double) {
    #expect(Gamma.gamma(x) == .infinity)
    #expect(Gamma.factorial(x) == .infinity)
  }

  @Test(arguments: [-1, -20, -1e10, -1e16, -1e300, -.infinity, .nan])
  func `at its poles it is undefined`(x: Double) {
    #expect(Gamma.gamma(x).isNaN)
    #expect(Gamma.factorial(x).isNaN)
    if x.isFinite { #expect(Gamma.logarithm(x).isNaN) }
  }

  @Test func `far below zero it vanishes`() {
    #expect(Gamma.gamma(-200.5) == 0)
    #expect(Gamma.factorial(-1_000_000.5) == 0)
  }

  /// From mpmath 1.3.0, in units of the smallest number: there the result is rounded a second time.
  @Test(arguments: [(-171.3, 135280797868255.729), (-175.5, 42655.729831)])
  func `the smallest results are within a unit`(x: Double, units: Double) {
    #expect(abs(Gamma.gamma(x) / .leastNonzeroMagnitude - units) < 0.75)
  }

  /// From mpmath 1.3.0; the value is a difference that only many digits would save.
  @Test func `next to its zeros below 0 the logarithm has a few ulps`() {
    #expect(ulps(from: Gamma.logarithm(-2.4478958518717304), to: 0.014241782034655995) <= 4)
    #expect(ulps(from: Gamma.logarithm(-3.9537825185445206), to: -0.03076874180269633) <= 4)
  }
}
