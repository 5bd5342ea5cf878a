import Testing

@testable import CalculatorBrain

/// References: the double nearest to the value and what remains, from mpmath 1.3.0 with 600 bits.
///
/// Most arguments are those for which the C library was found farthest off.
@Suite struct HyperbolicTests {
  @Test(arguments: [
    (0.3, 0.3045202934471426, 9.177343117072388e-18),
    (-0.8387952942021026, -0.9406735976349488, -2.489592676115077e-17),
    (0.6947799445238383, 0.7520419555812355, 4.9208253263440543e-17),
    (0.2284251187783414, 0.23041677000920768, -1.0879509059159451e-17),
    (0.2499999, 0.2526122136668596, -1.7386151500424018e-17),
    (0.25, 0.2526123168081683, -5.550352555023456e-18),
    (710.3672863248199, 1.612733397894585e+308, -7.137439144141002e+291),
    (-4.0, -27.289917197127753, 7.633630011960991e-16),
    (1e-300, 1e-300, 0.0),
    (39.99, 1.1652157214949782e+17, 6.3054678634245125),
    (40.01, 1.1887546404894152e+17, 2.858578736036093),
  ])
  func `the hyperbolic sine`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Hyperbolic.sine(x), to: reference, rest) < 0.6)
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0),
    (0.3, 1.0453385141288605, 7.371812611119388e-18),
    (-6.703879615245108, 407.78249759019656, 5.137237209796978e-15),
    (2.811701081609498, 8.349149878281933, -1.6646010904408123e-17),
    (710.3685594712101, 1.6147879511944929e+308, -8.821165605688652e+291),
    (-710.4, 1.6663642832806496e+308, 6.844817567326341e+290),
  ])
  func `the hyperbolic cosine`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Hyperbolic.cosine(x), to: reference, rest) < 0.6)
  }

  @Test(arguments: [
    (0.3, 0.2913126124515909, -6.4602656586469586e-18),
    (0.5482898259084006, 0.4992373739078576, -2.2182114670810482e-17),
    (0.2542417846003424, 0.2489018409309255, 3.1652661027351573e-18),
    (-0.22845193541621797, -0.22455886347183038, -9.917769559963323e-19),
    (0.20654602350453066, 0.20365812291164295, -2.874505785181469e-18),
    (19.5, 1.0, -2.3096448346031572e-17),
    (-1e-09, -1e-09, 3.3333333333333338e-28),
  ])
  func `the hyperbolic tangent`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Hyperbolic.tangent(x), to: reference, rest) < 0.6)
  }

  @Test(arguments: [
    (1.0299060957496113, 0.9023630820915126, -3.57407595402347e-17),
    (-0.11941656528919942, -0.119134551628257, -2.71332846648818e-18),
    (0.062094105837727426, 0.062054272432824784, 2.026745796076388e-18),
    (-0.2500595369245895, -0.2475242204435432, -7.104593185878862e-18),
    (0.1249999, 0.12467664769365445, 4.199507572193947e-18),
    (1e+300, 691.4686750787737, -3.4959947505732075e-14),
    (-1000000000.0, -21.416413017506358, 1.1530840156679519e-15),
    (1073741824.0, 21.487562597358306, -9.462131842108848e-16),
    (3e-200, 3e-200, 0.0),
  ])
  func `the inverse of the sine`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Hyperbolic.inverseSine(x), to: reference, rest) < 0.6)
  }

  @Test(arguments: [
    (1.0, 0.0, 0.0),
    (1.0075198319416803, 0.12255958673110155, 5.285904552232713e-18),
    (1.1089960435964747, 0.46275615619162397, 1.871258219368973e-17),
    (1.1263997795030813, 0.4976408875636312, 1.7855833194116773e-17),
    (1.0000000000000002, 2.1073424255447014e-08, 1.478246810224244e-24),
    (1e+300, 691.4686750787737, -3.4959947505732075e-14),
    (1073741824.0, 21.487562597358306, -9.46646865079879e-16),
  ])
  func `the inverse of the cosine`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Hyperbolic.inverseCosine(x), to: reference, rest) < 0.6)
  }

  @Test(arguments: [
    (0.12072804417223071, 0.12131977520786526, -3.7166048414514325e-18),
    (-0.23023064955055728, -0.23443301282112292, -9.982237326124116e-18),
    (-0.4066221802959509, -0.4315575818215745, 1.384000471910746e-17),
    (0.5, 0.5493061443340549, -4.535648617500765e-17),
    (0.15, 0.1511404359364668, -1.0807378272219932e-17),
    (0.9999999999999999, 18.714973875118524, -6.228582629648002e-16),
    (-1e-300, -1e-300, 0.0),
  ])
  func `the inverse of the tangent`(x: Double, reference: Double, rest: Double) {
    #expect(ulps(from: Hyperbolic.inverseTangent(x), to: reference, rest) < 0.6)
  }

  @Test func `what is far out is infinite, or at the limit`() {
    #expect(Hyperbolic.sine(-711) == -.infinity)
    #expect(Hyperbolic.sine(.infinity) == .infinity)
    #expect(Hyperbolic.cosine(-711) == .infinity)
    #expect(Hyperbolic.tangent(-20) == -1)
    #expect(Hyperbolic.tangent(.infinity) == 1)
    #expect(Hyperbolic.inverseSine(-.infinity) == -.infinity)
    #expect(Hyperbolic.inverseCosine(.infinity) == .infinity)
  }

  @Test func `outside the domain they are undefined`() {
    #expect(Hyperbolic.inverseCosine(0.999).isNaN)
    #expect(Hyperbolic.inverseTangent(1).isNaN)
    #expect(Hyperbolic.inverseTangent(-2).isNaN)
    for function in [
      Hyperbolic.sine, Hyperbolic.cosine, Hyperbolic.tangent, Hyperbolic.inverseSine,
      Hyperbolic.inverseCosine, Hyperbolic.inverseTangent,
    ] {
      #expect(function(.nan).isNaN)
    }
  }
}
