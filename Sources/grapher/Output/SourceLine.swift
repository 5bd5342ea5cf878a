import CalculatorBrain

/// A line as it was typed or read, to point at a place in it.
struct SourceLine {
  let text: String

  init(_ text: String) { self.text = text }

  /// The characters of an excerpt beside the word it shows.
  private static let margin = 30

  /// The column of a place, counted in characters from 1; 1 if there is no place.
  func column(_ place: Place?) -> Int { characters(before: place?.start ?? 0) + 1 }

  /// The line, shortened if it is long, and below it a caret under the place; nil without one.
  func excerpt(_ place: Place?) -> [String] {
    guard let place else { return [] }
    let start = characters(before: place.start)
    let end = max(start + 1, characters(before: place.end))
    let first = max(0, start - Self.margin)
    let shown = text.dropFirst(first).prefix(end - first + Self.margin)
    let underline = "^" + String(repeating: "~", count: min(end - start, shown.count) - 1)
    return [String(shown), String(repeating: " ", count: start - first) + underline]
  }

  private func characters(before offset: Int) -> Int {
    let utf8 = text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: min(offset, utf8.count))
    return text[..<index].count
  }
}
