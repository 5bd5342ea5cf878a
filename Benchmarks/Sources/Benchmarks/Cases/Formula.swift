/// A formula in the three languages that are compared, and what it is at some points.
struct Formula {
  var name: String
  var rpn: String
  var c: String
  var gnuplot: String
  /// The values at ``points``, by mpmath 1.3 with 40 digits.
  var values: [Double]

  /// The most that the ratio to C should be.
  var aim = 1.0

  /// Points that a double holds exactly.
  static let points = [-7.5, -1.25, 0.5, 3, 9.0625]

  static let all = [
    Formula(
      name: "polynomial", rpn: "M 3 ^ 2 M sq * - 5 M * + 7 -",
      c: "x*x*x - 2*(x*x) + 5*x - 7", gnuplot: "x**3 - 2*x**2 + 5*x - 7",
      values: [-578.875, -18.328125, -4.875, 17, 618.347900390625]),
    Formula(
      name: "rational", rpn: "M sq 1 - M sq 1 + /",
      c: "(x*x - 1) / (x*x + 1)", gnuplot: "(x**2 - 1) / (x**2 + 1)",
      values: [
        0.96506550218340611354, 0.21951219512195121951, -0.6, 0.8, 0.97594098021709506132,
      ]),
    Formula(
      name: "sin(x²)+x/3", rpn: "M sq sin M 3 / +", c: "sin(x*x) + x/3",
      gnuplot: "sin(x**2) + x/3",
      values: [
        -2.7942472117115054766, 0.58329891901158220863, 0.41407062592118959626,
        1.4121184852417565698, 3.4535439195622504256,
      ], aim: 0.35),
    Formula(
      name: "exp", rpn: "M exp", c: "exp(x)", gnuplot: "exp(x)",
      values: [
        0.0005530843701478335831, 0.28650479686019010032, 1.6487212707001281468,
        20.085536923187667741, 8625.6879410503616449,
      ]),
    Formula(
      name: "ln", rpn: "M abs 1 + ln", c: "log(fabs(x) + 1)", gnuplot: "log(abs(x) + 1)",
      values: [
        2.1400661634962707708, 0.81093021621632876396, 0.40546510810816438198,
        1.3862943611198906188, 2.3088156427446817582,
      ]),
    Formula(
      name: "pow", rpn: "M abs 1 + 2.5 ^", c: "pow(fabs(x) + 1, 2.5)",
      gnuplot: "(abs(x) + 1)**2.5",
      values: [210.64313720128647951, 7.59375, 2.7556759606310753605, 32, 321.19201018163282986]),
    Formula(
      name: "nested trig", rpn: "M cos sin M 2 * sin atan +", c: "sin(cos(x)) + atan(sin(2*x))",
      gnuplot: "sin(cos(x)) + atan(sin(2*x))",
      values: [
        -0.23684236024715366582, -0.22917236340952587823, 1.468717999189528074,
        -1.1084884740619090129, -1.3899766388667896499,
      ]),
    Formula(
      name: "gamma", rpn: "M abs 0.5 + gamma", c: "tgamma(fabs(x) + 0.5)",
      gnuplot: "gamma(abs(x) + 0.5)",
      values: [5040, 0.91906252684888323385, 1, 3.3233509704478425512, 136886.62816442690602]),
    Formula(
      name: "piecewise", rpn: "M 0 < M sq M sqrt if", c: "x < 0 ? x*x : sqrt(x)",
      gnuplot: "x < 0 ? x**2 : sqrt(x)",
      values: [
        56.25, 1.5625, 0.7071067811865475244, 1.7320508075688772935, 3.01039864469807387,
      ]),
    Formula(
      name: "Chebyshev 10",
      rpn: "M sq 512 * 1280 - M sq * 1120 + M sq * 400 - M sq * 50 + M sq * 1 -",
      c: "((((512*(x*x) - 1280)*(x*x) + 1120)*(x*x) - 400)*(x*x) + 50)*(x*x) - 1",
      gnuplot: "((((512*x**2 - 1280)*x**2 + 1120)*x**2 - 400)*x**2 + 50)*x**2 - 1",
      values: [275_708_815_311.5, 512.00048828125, -0.5, 22_619_537, 1_855_536_406_378.4899502]),
  ]

  /// Fails if one of the values at ``points`` is further off than this many units in the last
  /// place, of 1 where the value is smaller.
  func check(_ found: [Double], by source: String, ulps: Double) throws(BenchmarkError) {
    for (index, expected) in values.enumerated() {
      let difference = index < found.count ? abs(found[index] - expected) : .infinity
      guard difference <= ulps * max(1, abs(expected)).ulp else {
        throw .wrongAnswer(
          of: "\(source): \(name) at \(Self.points[index])", expected: "\(expected)",
          found: "\(found)")
      }
    }
  }
}
