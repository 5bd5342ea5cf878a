/// Cuts a physical line into the lines and words it holds.
public enum LineSplitter {
  /// Returns the words of each line that stands in `text`; lines without words are left out.
  ///
  /// `;` and a line feed separate lines. `#` at the start of a word begins a comment, which goes to
  /// the end of the physical line. A word that starts with `"` goes to the closing quote; in it
  /// `\"` is a quote, `\\` a backslash, and any other backslash itself. `@"two words"` is one word,
  /// which counts as unquoted. Places are offsets in `text`.
  ///
  ///     try LineSplitter.lines(of: "3 4 +; M  # two").map { $0.map(\.text) }
  ///     // [["3", "4", "+"], ["M"]]
  public static func lines(of text: String) throws(CalculatorError) -> [[Word]] {
    var reader = Reader(bytes: Array(text.utf8))
    return try reader.lines()
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func lines() throws(CalculatorError) -> [[Word]] {
      var lines: [[Word]] = []
      var words: [Word] = []
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: ";"), UInt8(ascii: "\n"):
          position += 1
          if !words.isEmpty { lines.append(words) }
          words = []
        case UInt8(ascii: "#"):
          while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "\""):
          words.append(try quoted())
        case UInt8(ascii: "@") where bytes[(position + 1)...].first == UInt8(ascii: "\""):
          words.append(try quotedFavorite())
        default:
          let space = spaceLength(at: position)
          if space > 0 { position += space } else { words.append(bare()) }
        }
      }
      if !words.isEmpty { lines.append(words) }
      return lines
    }

    /// Returns the word that starts here and goes to the next space or separator.
    private mutating func bare() -> Word {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: ";"),
        spaceLength(at: position) == 0
      {
        position += 1
      }
      return Word(
        String(decoding: bytes[start..<position], as: UTF8.self),
        at: Place(start: start, end: position))
    }

    /// Returns the word `@NAME` for the `@` that stands here before a quoted name.
    private mutating func quotedFavorite() throws(CalculatorError) -> Word {
      let start = position
      position += 1
      let name = try quoted()
      return Word("@" + name.text, at: Place(start: start, end: position))
    }

    /// Returns the word between the quote that starts here and the closing one.
    private mutating func quoted() throws(CalculatorError) -> Word {
      let start = position
      var content: [UInt8] = []
      position += 1
      while position < bytes.count {
        var byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") {
          return Word(
            String(decoding: content, as: UTF8.self), at: Place(start: start, end: position),
            isQuoted: true)
        }
        if byte == UInt8(ascii: "\\"), position < bytes.count,
          bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "\\")
        {
          byte = bytes[position]
          position += 1
        }
        content.append(byte)
      }
      throw CalculatorError(
        .unterminatedQuote, word: String(decoding: bytes[start...], as: UTF8.self),
        place: Place(start: start, end: start + 1))
    }

    /// The number of bytes of the white space that starts at an offset; 0 if none does.
    ///
    /// Pasted text brings the wide and the unbreakable spaces of Unicode.
    private func spaceLength(at offset: Int) -> Int {
      let first = bytes[offset]
      if first <= 0x20 { return first == 0x20 || (first >= 0x09 && first <= 0x0D) ? 1 : 0 }
      guard first >= 0xC2, offset + 1 < bytes.count else { return 0 }
      let second = bytes[offset + 1]
      if first == 0xC2 { return second == 0xA0 ? 2 : 0 }
      guard offset + 2 < bytes.count else { return 0 }
      let third = bytes[offset + 2]
      switch (first, second) {
      case (0xE2, 0x80): return third <= 0x8A || third == 0xAF ? 3 : 0
      case (0xE2, 0x81): return third == 0x9F ? 3 : 0
      case (0xE3, 0x80): return third == 0x80 ? 3 : 0
      default: return 0
      }
    }
  }
}
