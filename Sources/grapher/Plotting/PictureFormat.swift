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
  /// A window of a gnuplot terminal such as `qt`, `wxt` or `x11`; nothing comes back.
  case window(terminal: String, PixelSize)

  /// Returns the format of a file by the ending of its name, in any case, or nil if there is none.
  static func file(ending: String, size: PixelSize = PixelSize()) -> PictureFormat? {
    switch ending.lowercased() {
    case "png": .png(size)
    case "svg": .svg(size)
    case "pdf": .pdf(size)
    default: nil
    }
  }

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

  /// The gnuplot terminals that open a window, the only names `window` takes.
  static let windowTerminals: Set = ["qt", "wxt", "x11", "aqua", "windows"]
}

/// The size of an image in pixels, kept within what gnuplot draws without running out of memory.
struct PixelSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// Creates a size; each side is brought into 64 to 8,192.
  init(width: Int = 1200, height: Int = 800) {
    self.width = min(max(width, 64), 8192)
    self.height = min(max(height, 64), 8192)
  }
}
