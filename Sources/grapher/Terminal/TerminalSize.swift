/// The size of a terminal in character cells.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// The numbers of columns and of rows in which there is room for a picture, and not too much.
  static let columnLimits = 20...1000
  static let rowLimits = 8...500

  /// The size where no terminal tells one.
  static let fallback = TerminalSize(columns: 79, rows: 24)

  /// The size within the limits; a number that is 0 is not known, and taken from the fallback.
  ///
  /// ```swift
  /// TerminalSize(columns: 0, rows: 3).clamped  // 79 columns, 8 rows
  /// ```
  var clamped: TerminalSize {
    TerminalSize(
      columns: (columns == 0 ? Self.fallback.columns : columns).clamped(to: Self.columnLimits),
      rows: (rows == 0 ? Self.fallback.rows : rows).clamped(to: Self.rowLimits))
  }
}

extension TerminalSize {
  /// Creates the size that a text like `79x24` writes; nil if that is no size within the limits.
  init?(_ text: String) {
    guard let (columns, rows) = SizeText.parse(text), Self.columnLimits.contains(columns),
      Self.rowLimits.contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  /// The size as it is typed: `79x24`.
  var text: String { "\(columns)x\(rows)" }
}
