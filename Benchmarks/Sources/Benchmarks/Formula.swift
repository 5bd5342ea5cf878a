/// A formula in the three languages that are compared.
struct Formula {
  var name: String
  var rpn: String
  var c: String
  var gnuplot: String

  static let all = [
    Formula(
      name: "polynomial", rpn: "M 3 ^ 2 M sq * - 5 M * + 7 -",
      c: "x*x*x - 2*(x*x) + 5*x - 7", gnuplot: "x**3 - 2*x**2 + 5*x - 7"),
    Formula(
      name: "rational", rpn: "M sq 1 - M sq 1 + /",
      c: "(x*x - 1) / (x*x + 1)", gnuplot: "(x**2 - 1) / (x**2 + 1)"),
    Formula(
      name: "sin(x²)+x/3", rpn: "M sq sin M 3 / +", c: "sin(x*x) + x/3",
      gnuplot: "sin(x**2) + x/3"),
    Formula(name: "exp", rpn: "M exp", c: "exp(x)", gnuplot: "exp(x)"),
    Formula(name: "ln", rpn: "M abs 1 + ln", c: "log(fabs(x) + 1)", gnuplot: "log(abs(x) + 1)"),
    Formula(
      name: "pow", rpn: "M abs 1 + 2.5 ^", c: "pow(fabs(x) + 1, 2.5)",
      gnuplot: "(abs(x) + 1)**2.5"),
    Formula(
      name: "nested trig", rpn: "M cos sin M 2 * sin atan +", c: "sin(cos(x)) + atan(sin(2*x))",
      gnuplot: "sin(cos(x)) + atan(sin(2*x))"),
    Formula(
      name: "gamma", rpn: "M abs 0.5 + gamma", c: "tgamma(fabs(x) + 0.5)",
      gnuplot: "gamma(abs(x) + 0.5)"),
    Formula(
      name: "piecewise", rpn: "M 0 < M sq M sqrt if", c: "x < 0 ? x*x : sqrt(x)",
      gnuplot: "x < 0 ? x**2 : sqrt(x)"),
    Formula(
      name: "Chebyshev 10",
      rpn: "M sq 512 * 1280 - M sq * 1120 + M sq * 400 - M sq * 50 + M sq * 1 -",
      c: "((((512*(x*x) - 1280)*(x*x) + 1120)*(x*x) - 400)*(x*x) + 50)*(x*x) - 1",
      gnuplot: "((((512*x**2 - 1280)*x**2 + 1120)*x**2 - 400)*x**2 + 50)*x**2 - 1"),
  ]
}
