/// Sampling functions that are hard to plot, against a gnuplot that samples them 1,000 times.
///
/// Whether the curves are faithful is found out by `scripts/score-graphs`.
enum HardFunctionsBenchmark {
  static func rows(_ bench: Bench) throws -> [Row] {
    guard bench.gnuplot.isInstalled, File.exists(bench.hardFunctions) else { return [] }
    let rows = try HardFunction.all(in: bench.hardFunctions).map { function in
      let theirs = Command(["gnuplot"], input: bench.path("hard.gp"))
      try File.write(script(function), to: theirs.input)
      let times = try Medians(
        of: 5, ours: { try sample(function, bench) }, theirs: theirs.run)
      return Row(function.name, times, against: bench.gnuplot)
    }.sorted { $0.ratio ?? 0 < $1.ratio ?? 0 }
    guard var middle = rows.dropFirst(rows.count / 2).first, var worst = rows.last else {
      return []
    }
    middle.name = "\(rows.count) hard functions, the median"
    middle.aim = .oneTo(60)
    worst.name = "the worst of them, \(worst.name)"
    worst.aim = .ratio(0.6)
    return [middle, worst]
  }

  /// Returns the seconds of sampling, as grapher tells them; fails if no points came.
  private static func sample(_ function: HardFunction, _ bench: Bench) throws -> Double {
    let command = Command(
      [
        bench.grapher, "--fresh", "--timing", "-o", bench.path("hard.tsv"), "--size", "1200x800",
        "-e", "\(function.rpn) plot \(function.xRange) \(function.yRange)",
      ], errors: bench.path("timing"))
    try command.run()
    let timing = try File.text(of: command.errors)
    let points = try File.text(of: bench.path("hard.tsv")).split(separator: "\n")
      .filter { $0.split(separator: "\t").prefix(2).compactMap { Double($0) }.count == 2 }
    let words = timing.split(separator: " ")
    guard let unit = words.firstIndex(of: "ms"), unit > 0, let time = Double(words[unit - 1]),
      points.count > 1
    else { throw BenchmarkError.failed("\(function.name): \(points.count) points, \(timing)") }
    return time / 1e3
  }

  private static func script(_ function: HardFunction) -> String {
    """
    set terminal unknown
    set samples 1000
    plot [\(function.xRange)] [\(function.yRange)] \(function.gnuplot)

    """
  }
}
