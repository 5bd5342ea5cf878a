import CalculatorBrain

/// The one place where replies become bytes: results on standard output, notes on standard error.
struct Renderer {
  let output: OutputBuffer
  let errors: OutputBuffer
  /// Whether spans on standard output are colored.
  var usesColor: () -> Bool
  /// Whether notes are left out.
  var isQuiet = false
  /// What starts a message: the program's name, or nothing at the prompt.
  var prefix = "grapher: "

  func render(_ reply: Reply) {
    switch reply {
    case .line(let text):
      let usesColor = usesColor()
      for span in text.spans { output.write(usesColor ? colored(span) : safe(span.text)) }
      output.write("\n")
    case .bytes(let bytes): output.write(bytes)
    case .note(let message):
      if !isQuiet { tell(message) }
    case .flush: output.flush()
    }
  }

  /// Writes a message to standard error, after all results so far; for files the prefix is
  /// `NAME:LINE:COLUMN: `.
  func tell(_ message: String, prefix: String? = nil) {
    tellSource([(prefix ?? self.prefix) + message])
  }

  /// Writes lines to standard error, after all results so far.
  func tellSource(_ lines: [String]) {
    output.flush()
    for line in lines { errors.write(safe(line) + "\n") }
    errors.flush()
  }

  private func colored(_ span: StyledText.Span) -> String {
    guard let code = span.style.colorCode else { return safe(span.text) }
    return "\u{1B}[\(code)m\(safe(span.text))\u{1B}[0m"
  }

  /// Returns text whose control characters show, but for tabs, which separate columns.
  private func safe(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "\t"))
      ? text.split(separator: "\t", omittingEmptySubsequences: false).map { VisibleText.of($0) }
        .joined(separator: "\t")
      : VisibleText.of(text)
  }
}

extension StyledText.Style {
  /// The terminal's code of a style, or nil for plain text.
  fileprivate var colorCode: String? {
    switch self {
    case .plain: nil
    case .number: "1"
    case .name: "36"
    case .secondary: "2"
    case .error: "31"
    }
  }
}
