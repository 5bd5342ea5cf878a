/// Where benchmarks are made: what is measured, against what, and a directory for files.
struct Bench {
  let grapher: String
  let directory: String
  /// The file of the hard functions, which need not exist.
  let hardFunctions: String
  /// The program that measures the memory of others.
  let resident: String
  private(set) var gcc = Tool(name: "gcc -O2")
  private(set) var gnuplot = Tool(name: "gnuplot")
  private(set) var dc = Tool(name: "dc")
  private(set) var qalc = Tool(name: "qalc")

  init(grapher: String, directory: String, hardFunctions: String, resident: String) {
    self.grapher = grapher
    self.directory = directory
    self.hardFunctions = hardFunctions
    self.resident = resident
    gcc.version = firstLine(["gcc", "--version"])
    gnuplot.version = firstLine(["gnuplot", "--version"])
    dc.version = firstLine(["dc", "--version"])
    qalc.version = firstLine(["qalc", "--version"])
  }

  /// What the table says about itself: when and where it was made.
  var heading: String {
    let processor = (try? output(of: Command(["lscpu"])))?.split(separator: "\n")
      .first { $0.hasPrefix("Model name:") }?.dropFirst("Model name:".count)
    let lines = [
      ("date", firstLine(["date", "-u", "+%Y-%m-%d"])),
      ("processor", processor.map { String($0.drop { $0 == " " }) }),
      ("swift", firstLine(["swift", "--version"])), ("gcc", gcc.version),
      ("gnuplot", gnuplot.version), ("dc", dc.version), ("qalc", qalc.version),
    ]
    return lines.map { "\(Column.left($0, 10))\($1 ?? "missing")" }.joined(separator: "\n")
  }

  /// The path of a file in the directory.
  func path(_ name: String) -> String { "\(directory)/\(name)" }

  /// Returns what a program prints, without the newlines at the end.
  func output(of command: Command) throws(BenchmarkError) -> String {
    var command = command
    command.output = path("output")
    try command.run()
    return try File.text(of: command.output)
  }

  /// Fails if a program does not print what it should.
  func check(_ command: Command, prints expected: String) throws(BenchmarkError) {
    let found = try output(of: command)
    guard found == expected else {
      throw .wrongAnswer(
        of: command.words.joined(separator: " "), expected: expected,
        found: String(found.prefix(200)))
    }
  }

  private func firstLine(_ words: [String]) -> String? {
    (try? output(of: Command(words)))?.split(separator: "\n").first.map(String.init)
  }
}
