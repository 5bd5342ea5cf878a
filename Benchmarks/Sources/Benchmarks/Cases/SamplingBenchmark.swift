import CalculatorBrain

/// Ten formulas at a million points, against scalar C and against gnuplot.
struct SamplingBenchmark {
  private static let count = 1_000_000

  private let bench: Bench
  private let c: CBaseline?
  private let gnuplot: GnuplotBaseline?
  private let xs = (0..<Self.count).map { -10 + 20 * Double($0) / Double(Self.count - 1) }
  private var ys = [Double](repeating: 0, count: Self.count)
  private var expected = [Double](repeating: 0, count: Self.count)

  /// Nanoseconds a point.
  private struct Figures {
    var ours: [Double] = []
    var c: [Double] = []
    var gnuplot: [Double] = []
  }

  private init(_ bench: Bench) throws {
    self.bench = bench
    c = bench.gcc.isInstalled ? try CBaseline(in: bench) : nil
    gnuplot = bench.gnuplot.isInstalled ? GnuplotBaseline(bench: bench) : nil
  }

  static func rows(_ bench: Bench) throws -> [Row] {
    var benchmark = try Self(bench)
    let figures = try Formula.all.indices.map { try benchmark.measure($0) }
    let toC = zip(Formula.all, figures).map { formula, figures in
      row(formula.name, figures.ours, figures.c, bench.gcc, .ratio(formula.aim))
    }
    let mean = row(
      "geometric mean", [figures.map(\.ours.median).geometricMean],
      [figures.map(\.c.median).geometricMean].filter(\.isFinite), bench.gcc, .ratio(0.6))
    let toGnuplot = zip(Formula.all, figures).map { formula, figures in
      row(formula.name, figures.ours, figures.gnuplot, bench.gnuplot, .oneTo(100))
    }
    return toC + [mean] + toGnuplot
  }

  private static func row(
    _ name: String, _ ours: [Double], _ theirs: [Double], _ tool: Tool, _ aim: Aim
  ) -> Row {
    Row(
      name: "sample \(name)", unit: "ns", ours: ours.median,
      baseline: theirs.isEmpty ? nil : theirs.median, baselineName: tool.label, aim: aim)
  }

  /// Measures all in turns, so that what else the machine does meets them all.
  private mutating func measure(_ index: Int) throws -> Figures {
    let formula = Formula.all[index]
    let function = try Program(formula.rpn).function(of: .graph, given: [:])
    var figures = Figures()
    for _ in 0..<3 {
      for _ in 0..<15 {
        figures.ours.append(Self.nanoseconds { Self.sample(function, xs, &ys) })
        guard let c else { continue }
        figures.c.append(try Self.nanoseconds { try c.values(of: index, at: xs, into: &expected) })
      }
      if let gnuplot { figures.gnuplot.append(try gnuplot.nanoseconds(for: formula)) }
    }
    try check(function, index)
    return figures
  }

  /// Compares with the references at some points, and with C at all.
  private func check(_ function: Function, _ index: Int) throws {
    let formula = Formula.all[index]
    var found = [Double](repeating: 0, count: Formula.points.count)
    Self.sample(function, Formula.points, &found)
    try formula.check(found, by: "grapher", ulps: 16)
    guard let c else { return }
    try c.values(of: index, at: Formula.points, into: &found)
    try formula.check(found, by: "C", ulps: 16)
    for (x, (value, reference)) in zip(xs, zip(ys, expected)) {
      let isClose =
        reference.isFinite
        ? abs(value - reference) <= 16 * max(1, abs(reference)).ulp : value.isNaN
      guard isClose else {
        throw BenchmarkError.wrongAnswer(
          of: "\(formula.name) at \(x)", expected: "\(reference)", found: "\(value)")
      }
    }
  }

  private static func sample(_ function: Function, _ xs: [Double], _ ys: inout [Double]) {
    var span = ys.mutableSpan
    function.values(at: xs.span, into: &span)
  }

  private static func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    try Clock.seconds(of: body) / Double(count) * 1e9
  }
}
