/// The one place where replies become bytes: results on standard output, notes on standard error.
struct Renderer {
  let output: OutputBuffer
  let errors: OutputBuffer
  /// Whether spans on standard output are colored.
  var usesColor: () -> Bool
  /// Whether notes are left out.
  var isQuiet = false

  func render(_ reply: Reply) {
    switch reply {
    case .line(let text):
      let usesColor = usesColor()
      for span in text.spans { output.write(usesColor ? colored(span) : span.text) }
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
    tellSource([(prefix ?? "grapher: ") + message])
  }

  /// Writes lines to standard error, after all results so far.
  func tellSource(_ lines: [String]) {
    output.flush()
    for line in lines { errors.write(line + "\n") }
    errors.flush()
  }

  private func colored(_ span: StyledText.Span) -> String {
    guard let code = span.style.colorCode else { return span.text }
    return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
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
