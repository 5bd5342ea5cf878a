import Glibc

// usage: Benchmarks GRAPHER DIRECTORY HARD [ONLY]
//
// The program to be measured, a directory for files, the file of hard functions, and which
// benchmarks: those whose names contain this. Exit status 1 if an answer is wrong.
let words = CommandLine.arguments
let only = words.count > 4 ? words[4] : ""
let benchmarks = Benchmark.all.filter { only.isEmpty || $0.name.contains(only) }
guard words.count >= 4, !benchmarks.isEmpty else {
  fail("there are these: \(Benchmark.all.map(\.name).joined(separator: " "))", status: 2)
}
let bench = Bench(
  grapher: words[1], directory: words[2], hardFunctions: words[3],
  resident: words[0].dropLast("Benchmarks".count) + "resident")

do {
  print(bench.heading, Row.header, separator: "\n\n")
  var rows: [Row] = []
  for benchmark in benchmarks {
    let found = try benchmark.rows(bench)
    if found.isEmpty { print("\(benchmark.name): skipped, needs \(benchmark.needs)") }
    for row in found { print(row.text) }
    rows += found
  }
  let judged = rows.compactMap(\.isMet)
  print("\naims met: \(judged.count { $0 }) of \(judged.count)")
} catch {
  fail("\(error)", status: 1)
}

func fail(_ reason: String, status: Int32) -> Never {
  let text = "benchmarks: \(reason)\n"
  _ = unsafe write(STDERR_FILENO, text, text.utf8.count)
  exit(status)
}
