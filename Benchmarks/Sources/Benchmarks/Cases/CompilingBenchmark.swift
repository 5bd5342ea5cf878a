import CalculatorBrain

/// Compiling a long program, up to its first value.
///
/// The least of some times: there is no baseline that would meet what else the machine does.
enum CompilingBenchmark {
  static func rows(_ bench: Bench) throws -> [Row] {
    let terms = (0..<25_000).map { "M \($0) \($0 == 0 ? "*" : "* +")" }
    let program = try Program(terms.joined(separator: " "))
    let times = try (0..<15).map { _ in
      try Clock.seconds(of: {
        var values = [0.0]
        var span = values.mutableSpan
        program.function(of: .graph, given: [:]).values(at: [2.0].span, into: &span)
        // Twice the sum of the numbers up to 24,999.
        guard values == [24_999 * 25_000] else {
          throw BenchmarkError.wrongAnswer(
            of: "compile", expected: "624975000", found: "\(values[0])")
        }
      })
    }
    return [
      Row(
        name: "compile \(program.tokens.count) words", unit: "ms",
        ours: (times.min() ?? .nan) * 1e3,
        baseline: nil, baselineName: "", aim: .figure(50))
    ]
  }
}
