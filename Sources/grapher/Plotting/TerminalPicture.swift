/// The picture in the terminal: gnuplot's characters, made readable.
///
/// Lines of the frame become box-drawing characters and curves Braille dots, or, in ASCII, each
/// curve its own glyph. Only colors chosen here reach the terminal.
struct TerminalPicture {
  private let layout: TerminalLayout
  private var cells: TerminalCells

  /// Creates the picture from what gnuplot wrote for the script of the same layout, or nil if that
  /// is not complete.
  init?(output: [UInt8], layout: TerminalLayout, picture: Picture, ascii: Bool) {
    let plots = Self.plots(output)
    guard plots.count == (layout.isBraille ? 2 : 1), let frame = plots.first,
      plots.allSatisfy({ $0.contains { $0 != 0x0A } })
    else { return nil }
    self.layout = layout
    cells = TerminalCells(frame, columns: layout.columns, rows: layout.rows)
    replaceGlyphs(ascii: ascii)
    addTickMarks(of: picture, ascii: ascii)
    if layout.isBraille, let dots = plots.last {
      addBraille(
        TerminalCells(dots, columns: 2 * layout.columns, rows: 4 * layout.rows))
    }
    addAsymptotes(of: picture, ascii: ascii)
  }

  /// Whether gnuplot has written every row of a layout.
  static func isWhole(_ output: [UInt8], layout: TerminalLayout) -> Bool {
    let rows = layout.isBraille ? [layout.rows, 4 * layout.rows] : [layout.rows]
    let plots = plots(output)
    return plots.count == rows.count
      && zip(plots, rows).allSatisfy { plot, rows in plot.count { $0 == 0x0A } >= rows }
  }

  /// Returns what was written for each plot, which begins with a form feed.
  private static func plots(_ output: [UInt8]) -> ArraySlice<ArraySlice<UInt8>> {
    output.split(separator: 0x0C, omittingEmptySubsequences: false).dropFirst()
  }

  /// The text of the picture: a line for each row, without blanks at its end.
  func text(color: Bool) -> String {
    (0..<cells.rows).map { row in
      let row = cells.row(row)
      let end = row.lastIndex { $0.character != " " }.map { $0 + 1 } ?? row.startIndex
      return Self.line(row[..<end], color: color) + "\n"
    }.joined()
  }

  private static func line(_ row: ArraySlice<TerminalCells.Cell>, color: Bool) -> String {
    var line = String.UnicodeScalarView()
    var current: Int?
    for cell in row {
      if color, cell.color != current, cell.character != " " {
        line += "\u{1B}[\(cell.color.map(shownColor) ?? 0)m".unicodeScalars
        current = cell.color
      }
      line.append(cell.character)
    }
    if current != nil { line += "\u{1B}[0m".unicodeScalars }
    return String(line)
  }

  /// Returns the SGR color shown for one of gnuplot's: dark blue is unreadable on black, and white,
  /// which stands for gray, on white.
  private static func shownColor(_ color: Int) -> Int {
    switch color {
    case 34: 94
    case CurveColor.lightCode: 90
    default: color
    }
  }

  private mutating func replaceGlyphs(ascii: Bool) {
    for row in layout.plotRows {
      for column in layout.plotColumns {
        let cell = cells[row, column]
        if let color = cell.color {
          if cell.character != layout.closedMark, cell.character != layout.openMark {
            cells[row, column].character = Self.glyph(color)
          }
        } else if !ascii {
          cells[row, column].character = boxDrawing(cell.character, row: row, column: column)
        }
      }
    }
  }

  private static func glyph(_ color: Int) -> Unicode.Scalar {
    if color == CurveColor.lightCode { return "?" }
    return CurveColor.glyph(ofTerminalCode: color)
  }

  private func boxDrawing(_ character: Unicode.Scalar, row: Int, column: Int) -> Unicode.Scalar {
    let isLeft = column == layout.plotColumns.lowerBound
    let isBottom = row == layout.plotRows.upperBound
    return switch character {
    case "+" where isLeft: isBottom ? "└" : "│"
    case "+" where isBottom, "-": "─"
    case "+" where row == layout.plotRows.lowerBound, ":": "┊"
    case "+" where column == layout.plotColumns.upperBound, ".": "┈"
    case "+": "┼"
    case "|": "│"
    default: character
    }
  }

  /// Marks on the border the places whose numbers stand beside it.
  private mutating func addTickMarks(of picture: Picture, ascii: Bool) {
    let left = layout.plotColumns.lowerBound
    let bottom = layout.plotRows.upperBound
    func mark(_ row: Int, _ column: Int, _ mark: Unicode.Scalar) {
      if cells[row, column].color == nil { cells[row, column].character = mark }
    }
    for tick in layout.xTicks.ticks {
      let column = layout.column(at: picture.x.part(at: tick.position))
      if column > left { mark(bottom, column, ascii ? "+" : "┴") }
    }
    for tick in layout.yTicks.ticks {
      let row = layout.row(at: picture.y.part(at: tick.position))
      if row < bottom { mark(row, left, ascii ? "+" : "├") }
    }
  }

  /// Draws asymptotes where nothing of a curve is.
  private mutating func addAsymptotes(of picture: Picture, ascii: Bool) {
    let canvas = layout.canvas(of: picture)
    let places = picture.curves.flatMap {
      picture.marks(of: $0, on: canvas, room: .cells).asymptotes
    }
    for x in places {
      let column = layout.column(at: picture.x.part(at: x))
      for row in layout.plotRows.dropLast()
      where column > layout.plotColumns.lowerBound && cells[row, column].color == nil {
        cells[row, column] = TerminalCells.Cell(
          character: ascii ? "!" : "╎", color: CurveColor.lightCode)
      }
    }
  }

  private mutating func addBraille(_ dots: TerminalCells) {
    for row in layout.plotRows {
      for column in layout.plotColumns where cells[row, column].color == nil {
        if let cell = Self.braille(dots, row: row, column: column) { cells[row, column] = cell }
      }
    }
  }

  /// The bits of the dots of a cell, row by row.
  private static let brailleBits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Returns the eight dots of a cell as a Braille pattern, or nil if there is none.
  ///
  /// The Unicode Standard, block U+2800: dots count down the left column, then the right one, but
  /// the lowest two, which came later, have the highest bits.
  private static func braille(_ dots: TerminalCells, row: Int, column: Int)
    -> TerminalCells.Cell?
  {
    var pattern: UInt32 = 0
    var color: Int?
    for place in 0..<8 {
      let dot = dots[4 * row + place / 2, 2 * column + place % 2]
      guard dot.character != " " else { continue }
      pattern |= brailleBits[place]
      // What is exact outshines what is not.
      if color == nil || color == CurveColor.lightCode { color = dot.color }
    }
    guard pattern != 0, let character = Unicode.Scalar(0x2800 + pattern) else { return nil }
    let isVague = color == CurveColor.lightCode
    return TerminalCells.Cell(character: isVague ? "░" : character, color: color)
  }
}

extension ClosedRange<Double> {
  /// Returns where in the range a number lies: 0 at its lower end, 1 at its upper.
  fileprivate func part(at value: Double) -> Double {
    (value - lowerBound) / (upperBound - lowerBound)
  }
}
