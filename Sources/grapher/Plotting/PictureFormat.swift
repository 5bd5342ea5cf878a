/// What a picture is drawn as.
enum PictureFormat: Hashable, Sendable {
  /// Text of exactly `rows` lines of at most `columns` characters.
  ///
  /// `ascii` draws with ASCII glyphs only; else curves are Braille dots, eight to a cell. Texts are
  /// the caller's: an ASCII picture has non-ASCII characters only if its titles have.
  case terminal(columns: Int, rows: Int, color: Bool, ascii: Bool)
  case png(PixelSize)
  case svg(PixelSize)
  /// A page of a hundred pixels to the inch.
  case pdf(PixelSize)
  /// A window of one of gnuplot's `windowTerminals`; nothing comes back.
  case window(terminal: String, PixelSize)

  /// The gnuplot terminals that draw this format, the best first.
  var terminalNames: [String] {
    switch self {
    case .terminal: ["dumb"]
    case .png: ["pngcairo", "png"]
    case .svg: ["svg"]
    case .pdf: ["pdfcairo"]
    case .window(let terminal, _): [terminal]
    }
  }

  /// The gnuplot terminals that open a window, the best first; the only names `window` takes.
  static let windowTerminals = ["qt", "wxt", "x11"]
}
