import CalculatorBrain
import Glibc

/// A million points of ten formulas: blocks against a scalar loop in C, and against gnuplot's own.
struct SamplingBenchmark {
  static let count = 1_000_000

  let directory: String

  /// Prints a row for each formula and the geometric means.
  func run() throws {
    let hasC = Process.isInstalled("gcc")
    let hasGnuplot = Process.isInstalled("gnuplot")
    let compiler = hasC ? Process.output("gcc --version | head -1") : "gcc: not installed, skipped"
    let gnuplot =
      hasGnuplot ? Process.output("gnuplot --version") : "gnuplot: not installed, skipped"
    print("Sampling \(Self.count) points of -10 to 10; C by \(compiler), -O2; \(gnuplot)")
    print(
      "formula        grapher ns  scalar ns       C ns  to C  gnuplot ns  to gnuplot  difference")
    if hasC { try compileBaseline() }
    let baseline = hasC ? dlopen(directory + "/baseline.so", RTLD_NOW) : nil
    var logarithms = 0.0
    for (index, formula) in Formula.all.enumerated() {
      let function = try Program(formula.rpn).function(of: .graph, given: [:])
      let xs = (0..<Self.count).map { -10 + 20 * Double($0) / Double(Self.count - 1) }
      var ys = [Double](repeating: 0, count: Self.count)
      var ours: [Double] = []
      var theirs: [Double] = []
      var expected = [Double](repeating: 0, count: Self.count)
      // Alternating, so that what else the machine does meets both.
      for _ in 0..<9 {
        ours.append(sample(function, xs, &ys))
        if let symbol = dlsym(baseline, "sample\(index)") {
          theirs.append(sample(symbol, xs, &expected))
        }
      }
      let start = Clock.now
      for index in xs.indices { ys[index] = function(xs[index]) }
      let scalar = (Clock.now - start) / Double(Self.count) * 1e9
      _ = sample(function, xs, &ys)
      if !hasC { for index in xs.indices { expected[index] = function(xs[index]) } }
      let difference = Self.difference(ys, expected)
      let (own, c) = (Self.median(ours), Self.median(theirs))
      let plot = hasGnuplot ? gnuplotTime(formula.gnuplot) : .nan
      logarithms += log(own / c)
      print(
        Text.left(formula.name, 12), Text.number(own, 12, 2), Text.number(scalar, 10, 2),
        Text.number(c, 10, 2), Text.number(own / c, 5, 2), Text.number(plot, 11, 0),
        Text.number(own / plot, 11, 4), "  \(difference)")
      guard difference < 1e-12 else { throw WrongAnswer(name: formula.name) }
    }
    let mean = exp(logarithms / Double(Formula.all.count))
    print("geometric mean of the ratios to C:", Text.number(mean, 0, 3), "\n")
  }

  private func sample(_ function: Function, _ xs: [Double], _ ys: inout [Double]) -> Double {
    let start = Clock.now
    var span = ys.mutableSpan
    function.values(at: xs.span, into: &span)
    return (Clock.now - start) / Double(Self.count) * 1e9
  }

  private func sample(
    _ symbol: UnsafeMutableRawPointer, _ xs: [Double], _ ys: inout [Double]
  ) -> Double {
    typealias Loop =
      @convention(c) (
        UnsafePointer<Double>, UnsafeMutablePointer<Double>, Int
      ) -> Void
    let loop = unsafeBitCast(symbol, to: Loop.self)
    let start = Clock.now
    loop(xs, &ys, Self.count)
    return (Clock.now - start) / Double(Self.count) * 1e9
  }

  private func compileBaseline() throws {
    var source = "#include <math.h>\n#include <stddef.h>\n"
    for (index, formula) in Formula.all.enumerated() {
      source += "void sample\(index)(const double *xs, double *ys, size_t n) {\n"
      source += "  for (size_t i = 0; i < n; i++) { double x = xs[i]; ys[i] = \(formula.c); }\n}\n"
    }
    let path = directory + "/baseline.c"
    guard let file = fopen(path, "w") else { throw WrongAnswer(name: path) }
    fputs(source, file)
    fclose(file)
    guard Process.run("gcc -O2 -shared -fPIC '\(path)' -o '\(directory)/baseline.so' -lm") else {
      throw WrongAnswer(name: "gcc")
    }
  }

  /// Returns what a point takes gnuplot, its start and its output not counted.
  private func gnuplotTime(_ formula: String) -> Double {
    let command = { (samples: Int) in
      [
        "gnuplot", "-e",
        "set table '/dev/null'; set samples \(samples); set xrange [-10:10]; f(x) = \(formula);"
          + " s = 0; do for [i=1:\(samples)] { s = s + f(-10 + 20.0 * i / \(samples)) }",
      ]
    }
    let empty = { (samples: Int) in
      ["gnuplot", "-e", "s = 0; do for [i=1:\(samples)] { s = s + (-10 + 20.0 * i / \(samples)) }"]
    }
    let count = 200_000
    let full = Clock.least(of: 5) { Process.seconds(command(count)) }
    let bare = Clock.least(of: 5) { Process.seconds(empty(count)) }
    return (full - bare) / Double(count) * 1e9
  }

  /// Returns the largest difference, relative to the size of the greater of 1 and the value.
  private static func difference(_ values: [Double], _ expected: [Double]) -> Double {
    var largest = 0.0
    for (value, reference) in zip(values, expected) {
      if value.isNaN || reference.isNaN {
        if value.isNaN != reference.isNaN, reference.isFinite { return .infinity }
        continue
      }
      largest = max(largest, abs(value - reference) / max(1, abs(reference)))
    }
    return largest
  }

  private static func median(_ times: [Double]) -> Double {
    times.isEmpty ? .nan : times.sorted()[times.count / 2]
  }
}

/// A benchmark whose answer is wrong measures nothing.
struct WrongAnswer: Error {
  var name: String
}
