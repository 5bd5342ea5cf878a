/// The lines of what readline returns as one: a paste keeps its line endings.
enum PastedLines {
  /// Returns the lines of a text; the ending of the last one, which the paste may have had, is
  /// no empty line more.
  ///
  /// ```swift
  /// PastedLines.split("1 2 +\n\n3\n")  // ["1 2 +", "", "3"]
  /// PastedLines.split("")  // [""]
  /// ```
  static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines
  }
}
