/// A small calculation from the start of the program to its end.
enum StartBenchmark {
  static func rows(_ bench: Bench) throws -> [Row] {
    let ours = Command([bench.grapher, "3", "4", "+"])
    let dc = Command(["dc", "-e", "3 4 + p"])
    try bench.check(ours, prints: "7")
    return [
      try row(ours, against: dc, bench.dc, runs: 101, aim: .ratio(3), bench),
      try row(
        ours, against: Command(["qalc", "-t", "3+4"]), bench.qalc, runs: 21, aim: .oneTo(40),
        bench),
      Row(
        name: "3 4 +, memory", unit: "MB", ours: try memory(of: ours, bench),
        baseline: bench.dc.isInstalled ? try memory(of: dc, bench) : nil,
        baselineName: bench.dc.label, aim: .figure(10)),
    ]
  }

  private static func row(
    _ ours: Command, against theirs: Command, _ tool: Tool, runs: Int, aim: Aim, _ bench: Bench
  ) throws -> Row {
    if tool.isInstalled { try bench.check(theirs, prints: "7") }
    let times = try Medians(
      of: runs, ours: ours.run, theirs: tool.isInstalled ? theirs.run : nil)
    return Row("3 4 +, start to end", times, against: tool, aim: aim)
  }

  /// Returns the most megabytes that a program has at a time.
  private static func memory(of command: Command, _ bench: Bench) throws -> Double {
    let text = try bench.output(of: Command([bench.resident] + command.words))
    guard let kilobytes = Double(text) else { throw BenchmarkError.failed("resident: \(text)") }
    return kilobytes / 1024
  }
}
