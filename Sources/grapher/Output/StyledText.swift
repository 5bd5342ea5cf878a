/// A line of output as a value: spans of text, each with a role that the renderer may color.
struct StyledText: Hashable, Sendable {
  /// What a span is, not what it looks like.
  enum Style: Sendable {
    case plain, number, name, secondary, error
  }

  struct Span: Hashable, Sendable {
    var text: String
    var style: Style
  }

  var spans: [Span]

  init(_ text: String = "", _ style: Style = .plain) {
    spans = [Span(text: text, style: style)]
  }

  /// The text without its styles.
  var text: String { spans.map(\.text).joined() }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.spans += right.spans
    return result
  }
}

extension StyledText: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self.init(text)
  }
}
