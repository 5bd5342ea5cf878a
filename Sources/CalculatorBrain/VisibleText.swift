/// Text from outside made safe to show: no control reaches the terminal.
///
/// Everything that comes from a user, a file, the environment or another program passes through
/// here before it reaches a terminal, a message or a picture: what is left can neither move the
/// cursor, nor reorder the line, nor end it, nor hide.
public enum VisibleText {
  /// Returns the text with a visible mark in place of each character that has one.
  ///
  ///     VisibleText.of("a\u{1B}[2J")  // "a␛[2J"
  public static func of(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: { mark(for: $0) != nil }) else {
      return String(text)
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(mark(for: scalar) ?? scalar) }
    return String(result)
  }

  /// Returns the mark that stands for a character, or nil if it may be shown as it is.
  ///
  /// - U+0000 to U+001F have the pictures U+2400 to U+241F, U+007F has U+2421.
  /// - The controls U+0080 to U+009F, the line and paragraph separators, the characters without a
  ///   width, the marks of direction, U+FEFF, and U+FFFE and U+FFFF, which XML refuses,
  ///   have U+FFFD.
  ///
  ///     VisibleText.mark(for: "\n")  // "␊"
  ///     VisibleText.mark(for: "π")   // nil
  public static func mark(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF,
      0xFFFE...0xFFFF:
      "\u{FFFD}"
    default: nil
    }
  }

  /// Returns the visible text of a word for a message, cut where it is longer than 60 characters.
  static func echo(_ word: String) -> String {
    let limit = 60
    let cut = word.prefix(limit)
    return of(cut) + (cut.endIndex == word.endIndex ? "" : "…")
  }
}
