/// A table of the sine, two million rows, written to a file.
enum TableBenchmark {
  static func rows(_ bench: Bench) throws -> [Row] {
    let ours = Command(
      [bench.grapher, "M", "sin", "table", "-10:10", "1e-5"], output: bench.path("table"))
    let theirs = Command([
      "gnuplot", "-e",
      "set table '\(bench.path("table.gnuplot"))'; set samples 2000001; plot [-10:10] sin(x)",
    ])
    let times = try Medians(
      of: 5, ours: ours.run, theirs: bench.gnuplot.isInstalled ? theirs.run : nil)
    // sin 10 by mpmath 1.3 with 40 digits, rounded; gnuplot writes six digits.
    try check(ours.output, ends: ["-10 0.5440211108893698", "10 -0.5440211108893698"])
    if bench.gnuplot.isInstalled {
      try check(bench.path("table.gnuplot"), ends: ["-10 0.544021", "10 -0.544021"])
    }
    return [Row("a table of two million rows", times, against: bench.gnuplot, aim: .ratio(0.2))]
  }

  /// Fails if the file is not a table of two million and one rows, these the first and the last.
  private static func check(_ path: String, ends: [String]) throws {
    let rows = try File.bytes(of: path).split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }
    let found = [rows.first, rows.last].map { row in
      String(decoding: row ?? [], as: UTF8.self).split { $0.isWhitespace }.prefix(2)
        .joined(separator: " ")
    }
    guard rows.count == 2_000_001, found == ends else {
      throw BenchmarkError.wrongAnswer(
        of: path, expected: "2000001 rows, \(ends)", found: "\(rows.count) rows, \(found)")
    }
  }
}
