/// A million words of RPN, each evaluated as it comes.
enum WordsBenchmark {
  static func rows(_ bench: Bench) throws -> [Row] {
    let sum = "1" + String(repeating: " 1 +", count: 499_999) + "\n"
    let ours = Command([bench.grapher], input: bench.path("words"))
    let theirs = Command(["dc"], input: bench.path("words.dc"))
    try File.write(sum, to: ours.input)
    try File.write(sum + "p\n", to: theirs.input)
    try bench.check(ours, prints: "500000")
    if bench.dc.isInstalled { try bench.check(theirs, prints: "500000") }
    let times = try Medians(of: 5, ours: ours.run, theirs: bench.dc.isInstalled ? theirs.run : nil)
    return [Row("a million words", times, against: bench.dc, aim: .ratio(0.5))]
  }
}
