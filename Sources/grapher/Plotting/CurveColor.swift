/// How the curves of a picture are told apart; curve number `index` counts from 0 and repeats.
enum CurveColor {
  /// The color of a curve in images, `#rrggbb`.
  ///
  /// The palette is that of M. Okabe and K. Ito, Color Universal Design (2008), which readers with
  /// a color vision deficiency can tell apart; yellow is left out on white.
  static func image(_ index: Int) -> String { text(pick(images, index)) }

  /// The shade of a curve's color for what is less than a stroke: three fifths of it are white.
  ///
  /// ```swift
  /// CurveColor.lightImage(6)  // "#b3b3b3", of "#404040"
  /// ```
  static func lightImage(_ index: Int) -> String {
    let color = pick(images, index)
    let parts = [16, 8, 0].map { shift in
      let part = (color >> shift) & 0xFF
      return (2 * part + 3 * 0xFF + 2) / 5
    }
    return text(parts.reduce(0) { $0 << 8 | $1 })
  }

  /// The color that makes gnuplot's `dumb` terminal emit `terminalCode`.
  static func terminal(_ index: Int) -> String { pick(terminals, index).request }

  /// The SGR color of a curve in the output of gnuplot's `dumb` terminal, 31 to 36.
  static func terminalCode(_ index: Int) -> Int { pick(terminals, index).code }

  /// The character that draws a curve where Braille dots do not.
  static func glyph(_ index: Int) -> Unicode.Scalar { pick(terminals, index).glyph }

  /// The character of the curves that have a terminal code.
  static func glyph(ofTerminalCode code: Int) -> Unicode.Scalar {
    terminals.first { $0.code == code }?.glyph ?? "*"
  }

  /// The color in the terminal of what is less than a stroke, which `dumb` renders as `lightCode`.
  static let lightTerminal = "#808080"
  static let lightCode = 37

  private static let images: [UInt32] = [
    0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xE69F00, 0x404040,
  ]
  // Cyan first: it is the one that reads well on a black and on a white background.
  private static let terminals: [(request: String, code: Int, glyph: Unicode.Scalar)] = [
    ("#00ffff", 36, "*"), ("#ff00ff", 35, "#"), ("#00ff00", 32, "$"), ("#ffff00", 33, "%"),
    ("#ff0000", 31, "x"), ("#0000ff", 34, "&"),
  ]

  private static func pick<Choice>(_ choices: [Choice], _ index: Int) -> Choice {
    choices[index % choices.count]
  }

  private static func text(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
