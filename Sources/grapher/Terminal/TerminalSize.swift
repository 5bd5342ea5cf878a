/// The size of a terminal in character cells, kept within what a picture can use.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// The size where no terminal tells one.
  static let fallback = TerminalSize(columns: 79, rows: 24)

  /// The size with 20 to 1000 columns and 8 to 500 rows; a number that is 0 is not known.
  ///
  /// ```swift
  /// TerminalSize(columns: 0, rows: 3).clamped  // 79 columns, 8 rows
  /// ```
  var clamped: TerminalSize {
    TerminalSize(
      columns: min(max(columns == 0 ? Self.fallback.columns : columns, 20), 1000),
      rows: min(max(rows == 0 ? Self.fallback.rows : rows, 8), 500))
  }
}
