/// The text of a size: `WxH`, as options and settings take it.
enum SizeText {
  /// Returns the width and the height that a text writes in decimal digits; nil for another text.
  ///
  /// ```swift
  /// SizeText.parse("79x24")  // (width: 79, height: 24)
  /// SizeText.parse("79x")  // nil
  /// ```
  static func parse(_ text: String) -> (width: Int, height: Int)? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, sides.allSatisfy({ $0.utf8.allSatisfy(isDigit) }),
      let width = Int(sides[0]), let height = Int(sides[1])
    else { return nil }
    return (width, height)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
