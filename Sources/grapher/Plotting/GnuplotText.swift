import CalculatorBrain

/// A text as a string of gnuplot's language, the only way text enters a script.
///
/// Controls become visible marks, a long text is cut with an ellipsis, and every byte outside a
/// small safe set is written as an octal escape in double quotes. Single quotes would not do:
/// gnuplot 5.4 splits a single-quoted text that starts with a quote or holds two in a row, and in
/// double quotes an unescaped backquote runs a shell command.
///
/// ```swift
/// GnuplotText("y = M").source  // "\"y = M\""
/// GnuplotText("`ls`").source  // "\"\\140ls\\140\""
/// ```
struct GnuplotText: Hashable, Sendable {
  /// The quoted string as it stands in a script: ASCII only, without a line break.
  let source: String
  /// How many characters gnuplot will show.
  let count: Int

  /// Creates the string that shows a text, cut to at most `limit` characters, at least 1.
  ///
  /// The limit of 200 keeps gnuplot quick: a title of a million characters takes it 22 s.
  init(_ text: String, limit: Int = 200) {
    let shown = Self.cut(VisibleText.of(text), to: max(1, limit))
    var source = "\""
    for byte in shown.utf8 {
      if Self.plain.contains(byte) {
        source.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        source += "\\" + Self.octal(byte)
      }
    }
    self.source = source + "\""
    self.count = shown.count
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,+*/=()<>-:;".utf8)

  /// Returns the text if it is short enough, else its beginning with an ellipsis.
  ///
  /// One character may be built of a million combining marks, so scalars are limited too.
  private static func cut(_ text: String, to limit: Int) -> String {
    let scalars = String(text.unicodeScalars.prefix(4 * limit))
    let isWhole = scalars.utf8.count == text.utf8.count && scalars.count <= limit
    return isWhole ? text : String(scalars.prefix(limit - 1)) + "…"
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
