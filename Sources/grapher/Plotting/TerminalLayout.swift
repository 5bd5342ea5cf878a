/// Where everything stands in a picture of characters.
///
/// Columns count from 0 at the left, rows from 0 at the top. Above the plot stand the title and the
/// key, below it one row of numbers, at its left a column of numbers.
struct TerminalLayout: Hashable, Sendable {
  /// A piece of text in the rows above the plot.
  struct Label: Hashable, Sendable {
    var text: String
    var column: Int
    var row: Int
    /// The number of the curve's color that the text has, or nil for the default.
    var color: Int?
  }

  let columns: Int
  let rows: Int
  let labels: [Label]
  let xTicks: AxisTicks
  let yTicks: AxisTicks
  /// The columns of the plot, its left border included.
  let plotColumns: ClosedRange<Int>
  /// The rows of the plot, its bottom border included.
  let plotRows: ClosedRange<Int>
  /// Whether curves are Braille dots, else glyphs.
  let isBraille: Bool
  /// The character of a point of the curve, an isolated one or the end of a stroke.
  let closedMark: Unicode.Scalar
  /// The character of an end that does not belong to the curve.
  let openMark: Unicode.Scalar

  /// Creates the layout of a picture; columns and rows are brought within the limits of
  /// a `TerminalSize`.
  ///
  /// Several curves without color are told apart by their glyphs.
  init(_ picture: Picture, columns: Int, rows: Int, color: Bool, ascii: Bool) {
    self.columns = columns.clamped(to: TerminalSize.columnLimits)
    self.rows = rows.clamped(to: TerminalSize.rowLimits)
    isBraille = !ascii && (color || picture.curves.count == 1)
    closedMark = ascii ? "@" : "●"
    openMark = ascii ? "o" : "○"
    labels = Self.header(
      picture, columns: self.columns, rows: self.rows, isBraille: isBraille, ascii: ascii)
    let top = (labels.last?.row ?? -1) + 1
    plotRows = top...(self.rows - 2)
    yTicks = AxisTicks(alongY: picture.y, length: Double(plotRows.count - 1), leastSpacing: 3)
    let beside = min(yTicks.widestLabel + 1, self.columns / 2)
    xTicks = AxisTicks(
      alongX: picture.x, length: Double(self.columns - beside - 4), character: 1, leastSpacing: 7,
      ascii: ascii)
    // A number at an end of the axis needs half its width beyond it.
    let beyond = min(xTicks.widestLabel / 2, self.columns / 4)
    plotColumns = max(beside, beyond)...(self.columns - 2 - beyond)
  }

  /// Returns the column of an x, or the row of a y, given as parts of their ranges.
  func column(at part: Double) -> Int {
    plotColumns.lowerBound + Int((part * Double(plotColumns.count - 1)).rounded())
  }
  func row(at part: Double) -> Int {
    plotRows.upperBound - Int((part * Double(plotRows.count - 1)).rounded())
  }

  /// Returns the canvas whose pixels are the cells of the plot.
  func canvas(of picture: Picture) -> Canvas {
    Canvas(
      x: picture.x, y: picture.y, width: Double(plotColumns.count),
      height: Double(plotRows.count))
  }

  private static func header(
    _ picture: Picture, columns: Int, rows: Int, isBraille: Bool, ascii: Bool
  ) -> [Label] {
    var labels: [Label] = []
    if !picture.title.isEmpty {
      let title = GnuplotText(picture.title, limit: min(columns - 2, 200))
      labels.append(
        Label(text: picture.title, column: (columns - title.count) / 2, row: 0, color: nil))
    }
    if picture.curves.count > 1 {
      labels += key(
        picture.curves, columns: columns, firstRow: labels.count, rows: max(1, rows / 4),
        isBraille: isBraille)
    }
    if let vagueness = picture.vagueness {
      let note = "\(ascii ? "?" : "░") not resolved: \(vagueness.words)"
      let row = (labels.last?.row ?? -1) + 1
      let start = (columns - min(note.count, columns - 2)) / 2
      labels.append(Label(text: note, column: start, row: row, color: nil))
    }
    return labels
  }

  /// Returns the key: as many entries on a row as fit, left to right; what has no room is left out.
  private static func key(
    _ curves: [PictureCurve], columns: Int, firstRow: Int, rows: Int, isBraille: Bool
  ) -> [Label] {
    var labels: [Label] = []
    var column = 1
    var row = firstRow
    for curve in curves {
      let sample =
        isBraille ? "⠤⠤⠤" : String(repeating: String(CurveColor.glyph(curve.color)), count: 3)
      let width = sample.count + 1 + GnuplotText(curve.title, limit: columns - 6).count
      if column > 1, column + width > columns {
        column = 1
        row += 1
      }
      if row == firstRow + rows { break }
      labels.append(Label(text: sample, column: column, row: row, color: curve.color))
      labels.append(
        Label(text: curve.title, column: column + sample.count + 1, row: row, color: nil))
      column += width + 3
    }
    return labels
  }
}
