import CalculatorBrain

extension CommandTable {
  static let textRows = [
    Command(
      name: "infix", area: .text, arguments: "[PROGRAM]",
      summary: "Shows the stack, or the given words, as formulas.", example: "infix 3 5 + sqrt",
      completion: .words,
      run: { session, arguments in
        let program = try session.program(from: arguments.rest())
        session.emit(.line(StyledText(program.infix(session.infixStyle))))
      }),
    Command(
      name: "program", area: .text, summary: "Shows the stack as RPN words.",
      example: "3 M * program",
      run: { session, _ in
        session.emit(.line(StyledText(session.calculator.program.description)))
      }),
  ]
}

extension Session {
  /// Returns the program of words, even an incomplete one; without words, that of the stack.
  fileprivate func program(from words: [Word]) throws -> Program {
    if words.isEmpty { return calculator.program }
    // From the shell, the words of a program may come as one argument.
    let texts = words.map(\.text).joined(separator: " ")
    let start = words[0].place.start
    let placed = try LineSplitter.lines(of: texts).joined().map { $0.moved(by: start) }
    return try Program(words: placed, vocabulary: vocabulary)
  }
}
