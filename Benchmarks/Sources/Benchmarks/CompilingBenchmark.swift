import CalculatorBrain

/// Compiling a long program, for numbers one by one and for blocks.
enum CompilingBenchmark {
  /// Prints the times for 100,000 words.
  static func run() throws {
    let words = (0..<33_333).map { "M \($0) \($0 == 0 ? "*" : "* +")" }
    let program = try Program(words.joined(separator: " "))
    let start = Clock.now
    let function = program.function(of: .graph, given: [:])
    let middle = Clock.now
    let blocks = function.blocks
    let end = Clock.now
    var values = [0.0]
    var span = values.mutableSpan
    blocks.values(at: [2.0].span, into: &span)
    // Twice the sum of the numbers up to 33,332.
    guard values == [33_332 * 33_333] else { throw WrongAnswer(name: "compiling") }
    print("Compiling a program of \(program.tokens.count) words")
    print("  one by one", Text.number((middle - start) * 1e3, 8, 1), "ms")
    print("  blocks    ", Text.number((end - middle) * 1e3, 8, 1), "ms\n")
  }
}
