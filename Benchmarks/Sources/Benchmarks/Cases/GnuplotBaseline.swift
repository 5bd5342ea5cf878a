/// How fast gnuplot samples a formula.
struct GnuplotBaseline {
  let bench: Bench

  private static let counts = (few: 1_000, many: 3_000)

  /// Returns the nanoseconds for one more sample of `plot`, drawing nothing; checks its values.
  ///
  /// By gnuplot's own clock, and the least of many times: what disturbs it must not help us.
  func nanoseconds(for formula: Formula) throws -> Double {
    let counts = Self.counts
    let script = """
      set print '-'
      set terminal unknown
      set xrange [-10:10]
      f(x) = \(formula.gnuplot)
      do for [x in '\(Formula.points.map(\.description).joined(separator: " "))'] {
        print sprintf('%.17g', f(real(x)))
      }
      least(a, b) = a < b ? a : b
      few = 1
      many = 1
      do for [run=1:15] {
        set samples \(counts.few)
        start = time(0.0)
        plot \(formula.gnuplot)
        few = least(few, time(0.0) - start)
        set samples \(counts.many)
        start = time(0.0)
        plot \(formula.gnuplot)
        many = least(many, time(0.0) - start)
      }
      print (many - few) / \(counts.many - counts.few) * 1e9

      """
    try File.write(script, to: bench.path("sample.gp"))
    let output = try bench.output(of: Command(["gnuplot", bench.path("sample.gp")]))
    let numbers = output.split(separator: "\n").compactMap { Double($0) }
    try formula.check(numbers.dropLast(), by: "gnuplot", ulps: 64)
    return numbers.last ?? .nan
  }
}
