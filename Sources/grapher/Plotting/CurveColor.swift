/// How the curves of a picture are told apart; curve number `index` counts from 0 and repeats.
enum CurveColor {
  /// The color of a curve in images, `#rrggbb`.
  ///
  /// The palette is that of M. Okabe and K. Ito, Color Universal Design (2008), which readers with
  /// a color vision deficiency can tell apart; yellow is left out on white.
  static func image(_ index: Int) -> String { pick(images, index) }

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

  /// The color of unresolved strokes in images.
  static let unresolvedImage = "#a0a0a0"
  /// The color of unresolved strokes that `dumb` renders as `unresolvedCode`.
  static let unresolvedTerminal = "#808080"
  static let unresolvedCode = 37

  private static let images = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#404040",
  ]
  // Cyan first: it is the one that reads well on a black and on a white background.
  private static let terminals: [(request: String, code: Int, glyph: Unicode.Scalar)] = [
    ("#00ffff", 36, "*"), ("#ff00ff", 35, "#"), ("#00ff00", 32, "$"), ("#ffff00", 33, "%"),
    ("#ff0000", 31, "@"), ("#0000ff", 34, "&"),
  ]

  private static func pick<Choice>(_ choices: [Choice], _ index: Int) -> Choice {
    choices[index % choices.count]
  }
}
