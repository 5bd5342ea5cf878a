/// Something that is measured, its answer checked.
struct Benchmark: Sendable {
  var name: String
  /// Returns the rows of the table; none if what it needs is missing.
  var rows: @Sendable (Bench) throws -> [Row]
  /// What it cannot do without.
  var needs = ""

  static let all = [
    Benchmark(name: "sample", rows: SamplingBenchmark.rows),
    Benchmark(name: "compile", rows: CompilingBenchmark.rows),
    Benchmark(name: "words", rows: WordsBenchmark.rows),
    Benchmark(name: "table", rows: TableBenchmark.rows),
    Benchmark(name: "start", rows: StartBenchmark.rows),
    Benchmark(name: "plot", rows: PlotBenchmark.rows, needs: "gnuplot"),
    Benchmark(
      name: "hard", rows: HardFunctionsBenchmark.rows,
      needs: "gnuplot and the file of hard functions"),
  ]
}
