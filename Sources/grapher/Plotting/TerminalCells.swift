/// The characters of a picture of gnuplot's `dumb` terminal, each with its color.
struct TerminalCells: Hashable, Sendable {
  /// One character and its SGR color, 30 to 37, or nil for the default.
  struct Cell: Hashable, Sendable {
    var character: Unicode.Scalar = " "
    var color: Int?
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  /// Creates cells of a given size from one picture without its form feed: rows end with a line
  /// feed, colors are SGR sequences, and any other escape sequence counts for nothing.
  ///
  /// What exceeds the size is cut, what lacks is blank.
  init(_ bytes: some Sequence<UInt8>, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
    var pen = Pen()
    // Rebuilt as a string: `dumb` writes UTF-8.
    var scalars = String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.makeIterator()
    while let scalar = scalars.next(), pen.row < rows {
      switch scalar {
      case "\n": pen.startRow()
      case "\u{1B}": pen.obey(Self.sequence(&scalars))
      default: draw(scalar, with: &pen)
      }
    }
  }

  /// Where the next character goes, and its color.
  private struct Pen {
    var row = 0
    var column = 0
    var color: Int?

    mutating func startRow() {
      row += 1
      column = 0
    }

    /// Takes the color that the codes of an SGR sequence ask for.
    mutating func obey(_ codes: [Int]) {
      for code in codes {
        switch code {
        case 0, 39: color = nil
        case 30...37: color = code
        default: break
        }
      }
    }
  }

  private mutating func draw(_ scalar: Unicode.Scalar, with pen: inout Pen) {
    // Between its strokes gnuplot leaves the color as it is, so that blanks have none here.
    if scalar != " ", pen.column < columns {
      self[pen.row, pen.column] = Cell(character: scalar, color: pen.color)
    }
    pen.column += 1
  }

  /// Reads an escape sequence to its final letter and returns its numbers.
  private static func sequence(_ scalars: inout String.UnicodeScalarView.Iterator) -> [Int] {
    var numbers = [0]
    while let scalar = scalars.next() {
      switch scalar {
      case "0"..."9":
        // A color has two digits; more only must not overflow.
        let number = numbers[numbers.count - 1] % 100
        numbers[numbers.count - 1] = 10 * number + Int(scalar.value - 0x30)
      case ";": numbers.append(0)
      case "A"..."Z", "a"..."z": return numbers
      default: break
      }
    }
    return numbers
  }

  subscript(row: Int, column: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The cells of a row.
  func row(_ row: Int) -> ArraySlice<Cell> {
    cells[(row * columns)..<((row + 1) * columns)]
  }
}
