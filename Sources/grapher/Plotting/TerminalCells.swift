/// The characters of a picture of gnuplot's `dumb` terminal, each with its color.
struct TerminalCells: Hashable, Sendable {
  /// One character and its SGR color, 30 to 37, or nil for the default.
  struct Cell: Hashable, Sendable {
    var character: Unicode.Scalar = " "
    var color: Int?
  }

  let columns: Int
  private(set) var rows: [[Cell]]

  /// Creates cells of a given size from one picture without its form feed: rows end with a line
  /// feed, colors are SGR sequences, and whatever other escape sequence there is counts for nothing.
  ///
  /// What exceeds the size is cut, what lacks is blank.
  init(_ text: Substring, columns: Int, rows: Int) {
    self.columns = columns
    var lines: [[Cell]] = [[]]
    var color: Int?
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "\n": lines.append([])
      case "\u{1B}":
        for code in Self.sequence(&scalars) {
          switch code {
          case 0, 39: color = nil
          case 30...37: color = code
          default: break
          }
        }
      // Between its strokes gnuplot leaves the color as it is.
      case " ": lines[lines.count - 1].append(Cell())
      default: lines[lines.count - 1].append(Cell(character: scalar, color: color))
      }
    }
    self.rows = (0..<rows).map { row in
      let line = row < lines.count ? lines[row].prefix(columns) : []
      return line + Array(repeating: Cell(), count: columns - line.count)
    }
  }

  /// Reads an escape sequence to its final letter and returns its numbers.
  private static func sequence(_ scalars: inout String.UnicodeScalarView.SubSequence.Iterator)
    -> [Int]
  {
    var parameters = ""
    while let scalar = scalars.next(), !scalar.properties.isAlphabetic {
      if scalar != "[" { parameters.unicodeScalars.append(scalar) }
    }
    return parameters.split(separator: ";").compactMap { Int($0) }
  }

  subscript(row: Int, column: Int) -> Cell {
    get { rows[row][column] }
    set { rows[row][column] = newValue }
  }
}
