/// The word that was probably meant.
public enum Suggestion {
  /// Returns the candidate nearest to a misspelled word; nil if none is near.
  ///
  /// Near is one slip in words of up to five letters, two in longer ones; a slip is a letter too
  /// many, missing, changed, or exchanged with its neighbor. Of equals the first candidate wins.
  ///
  ///     Suggestion.nearest(to: "sni", in: ["sin", "cos"])  // "sin"
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().utf8)
    guard letters.count > 1, letters.count <= 40 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count > 1 {
      let limit = min((best?.distance ?? 3) - 1, letters.count <= 5 ? 1 : 2)
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns the end of a message that asks for the nearest candidate; empty if none is near.
  ///
  ///     Suggestion.hint(for: "sni", in: ["sin", "cos"])  // "; did you mean \"sin\"?"
  public static func hint(for word: String, in candidates: some Sequence<String>) -> String {
    hint(nearest(to: word, in: candidates))
  }

  /// Returns the question whether a word was meant; empty without one.
  static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// The number of slips between two words (optimal string alignment).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...max(1, left.count) where row <= left.count {
      var current = [row]
      for column in 1...max(1, right.count) where column <= right.count {
        let differs = left[row - 1] == right[column - 1] ? 0 : 1
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + differs)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
