/// Pictures as png files, against gnuplot alone with the same script and data.
struct PlotBenchmark {
  /// The pictures of the longer session.
  private static let count = 11

  private let bench: Bench

  static func rows(_ bench: Bench) throws -> [Row] {
    guard bench.gnuplot.isInstalled else { return [] }
    let benchmark = Self(bench: bench)
    let script = try benchmark.record()
    let ours = (one: benchmark.session(1), many: benchmark.session(count))
    let theirs = (
      one: try benchmark.gnuplot(script, times: 1),
      many: try benchmark.gnuplot(script, times: count)
    )
    let first = try Medians(of: 11, ours: ours.one.run, theirs: theirs.one.run)
    let further = try Medians(
      of: 7, ours: { (try ours.many.run() - ours.one.run()) / Double(count - 1) },
      theirs: { (try theirs.many.run() - theirs.one.run()) / Double(count - 1) })
    for path in [1, count].map(benchmark.picture) + [theirs.one.output] {
      try Picture(path: path).check(bench)
    }
    return [
      Row("plot to png, the first", first, against: bench.gnuplot, aim: .ratio(1.3)),
      Row("plot to png, each further", further, against: bench.gnuplot, aim: .ratio(1.15)),
    ]
  }

  private func picture(_ number: Int) -> String { bench.path("plot\(number).png") }

  /// A session that draws that many curves.
  private func session(_ count: Int) -> Command {
    let lines = (1...count).flatMap { ["-e", "M \($0) + sin export \(picture($0))"] }
    return Command([bench.grapher, "--fresh"] + lines)
  }

  /// One gnuplot that draws the script as many times.
  private func gnuplot(_ script: String, times count: Int) throws -> Command {
    let command = Command(
      ["gnuplot", "-d"], input: bench.path("script\(count).gp"),
      output: bench.path("script\(count).png"))
    try File.write(String(repeating: script, count: count), to: command.input)
    return command
  }

  /// Returns what grapher tells gnuplot for a picture, reading the data from a file.
  ///
  /// The data is copied before gnuplot hears of it: afterwards grapher may end both at any time.
  private func record() throws -> String {
    let (recorder, script, data) = (
      bench.path("recorder"), bench.path("recorded.gp"), bench.path("recorded.data")
    )
    try File.write(
      """
      #!/bin/sh
      while IFS= read -r line; do
        case $line in */dev/fd/3*) cat /dev/fd/3 > '\(data)' ;; esac
        printf '%s\\n' "$line" >> '\(script)'
        printf '%s\\n' "$line"
      done | gnuplot "$@"

      """, to: recorder)
    try Command(["chmod", "+x", recorder]).run()
    try Command(["env", "GRAPHER_GNUPLOT=\(recorder)"] + session(1).words).run()
    return try File.text(of: script).replacing("/dev/fd/3", with: data) + "\n"
  }
}
