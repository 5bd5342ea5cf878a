/// What gnuplot said on its standard error while it worked.
struct GnuplotReport: Hashable, Sendable {
  /// What it refused; empty if all went well.
  var errors: [String] = []

  /// Finds the errors among the lines.
  ///
  /// A line that speaks of a warning is none, since the picture is drawn all the same; gnuplot's
  /// echo of a command, with the caret below it, is left out; all else is an error.
  init(_ text: String) {
    var isEcho = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("gnuplot>") {
        isEcho = true
      } else if isEcho, words == "^" {
        isEcho = false
      } else if !words.isEmpty, !words.lowercased().contains("warning") {
        errors.append(Self.withoutPlace(words))
      }
    }
  }

  /// Returns what follows `line 12: ` or `"FILE" line 12: `, which means nothing to someone who sees
  /// no script.
  private static func withoutPlace(_ line: Substring) -> String {
    let file = "\"\(GnuplotProcess.sharedPath)\" "
    let line = line.hasPrefix(file) ? line.dropFirst(file.count) : line
    guard line.hasPrefix("line "), let colon = line.firstIndex(of: ":"),
      line[..<colon].dropFirst(5).allSatisfy(\.isNumber)
    else { return String(line) }
    return String(line[colon...].dropFirst().drop { $0 == " " })
  }
}
