/// What `set` sets and the options of the same names.
struct Settings: Hashable, Sendable {
  /// A choice that may be left to the circumstances.
  enum Choice: String, CaseIterable, Sendable {
    case automatic = "auto"
    case on
    case off
  }

  /// A width and a height, in pixels of a file or in cells of a terminal.
  struct Size: Hashable, Sendable {
    var width: Int
    var height: Int

    var text: String { "\(width)x\(height)" }
  }

  /// How `plot` draws: `auto` and `dumb` with characters, `window` in a window, else in the window
  /// of the gnuplot terminal of that name.
  var terminal = "auto"
  /// The size of picture files in pixels.
  var size = Size(width: 1200, height: 800)
  /// The size of terminal pictures in cells; nil for that of the terminal.
  var cells: Size?
  /// The significant digits of the values that the prompt shows.
  var digits = 12
  /// Whether formulas are written in ASCII; automatic: if the locale is not UTF-8.
  var ascii = Choice.automatic
  /// Whether text and pictures are colored; automatic: at a terminal.
  var color = ColorChoice.auto
  /// Whether an empty line at the prompt duplicates the top.
  var enter = true
}
