/// Text from outside made safe to show: no control reaches the terminal.
public enum VisibleText {
  /// Returns the text with a visible mark for each control and each invisible mark of direction.
  ///
  /// U+0000 to U+001F become the pictures U+2400 to U+241F and U+007F becomes U+2421. The controls
  /// U+0080 to U+009F, the line and paragraph separators, the marks of direction and U+FEFF become
  /// U+FFFD.
  ///
  ///     VisibleText.of("a\u{1B}[2J")  // "a␛[2J"
  public static func of(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(mark(of: scalar)) }
    return String(result)
  }

  /// Returns the visible text of a word for a message, cut where it is longer than 60 characters.
  static func echo(_ word: String) -> String {
    let limit = 60
    let cut = word.prefix(limit)
    return of(cut) + (cut.endIndex == word.endIndex ? "" : "…")
  }

  private static func mark(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: "\u{FFFD}"
    default: scalar
    }
  }
}
