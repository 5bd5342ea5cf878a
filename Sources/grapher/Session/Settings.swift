/// What `set` sets and the options of the same names.
struct Settings: Hashable, Sendable {
  /// A choice that may be left to the circumstances.
  enum Choice: String, CaseIterable, Sendable {
    case automatic = "auto"
    case on
    case off
  }

  /// How `plot` draws: `auto` and `dumb` with characters, `window` in a window, else in the window
  /// of the gnuplot terminal of that name.
  var terminal = "auto"
  /// The size of picture files in pixels.
  var size = PixelSize()
  /// The size of terminal pictures in cells; nil for that of the terminal.
  var cells: TerminalSize?
  /// The significant digits of the values that the prompt shows.
  var digits = 12
  /// Whether formulas are written in ASCII; automatic: if the locale is not UTF-8.
  var ascii = Choice.automatic
  /// Whether text and pictures are colored; automatic: at a terminal.
  var color = ColorChoice.auto
  /// Whether pictures have dotted verticals at poles.
  var asymptotes = true
  /// Whether an empty line at the prompt duplicates the top.
  var enter = true
}
