/// What a terminal of the xterm kind shows, for tests: enough of it for a line editor and pictures.
struct TerminalScreen {
  private var cells: [[Character]]
  private var row = 0
  private var column = 0
  private let columns: Int
  private let rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows up to the last that is not empty, without blanks at their ends.
  var lines: [String] {
    var lines = cells.map { cells in
      String(cells.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Shows text with its control characters and escape sequences.
  mutating func show(_ text: String) {
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n": moveDown()
      case "\u{8}": column = max(0, column - 1)
      case "\u{7}", "\u{E}", "\u{F}": break
      case "\u{1B}": showSequence(&scalars)
      default: put(Character(scalar))
      }
    }
  }

  private mutating func put(_ character: Character) {
    if column == columns {
      column = 0
      moveDown()
    }
    cells[row][column] = character
    column += 1
  }

  private mutating func moveDown() {
    if row + 1 < rows {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func showSequence(_ scalars: inout Substring.UnicodeScalarView) {
    guard scalars.popFirst() == "[" else { return }
    let parameters = String(scalars.prefix { $0.value < 0x40 })
    scalars = scalars.dropFirst(parameters.unicodeScalars.count)
    guard let command = scalars.popFirst() else { return }
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let number = numbers.first ?? 0
    let count = max(1, number)
    switch command {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "H":
      row = min(rows, count) - 1
      column = min(columns, numbers.count > 1 ? max(1, numbers[1]) : 1) - 1
    case "J":
      if number == 2 { cells = cells.map { $0.map { _ in " " } } } else { eraseBelow() }
    case "K": eraseLine(number)
    case "P": shiftLine(removing: count)
    case "@": shiftLine(inserting: count)
    default: break
    }
  }

  private mutating func eraseLine(_ part: Int) {
    let range = part == 0 ? column..<columns : part == 1 ? 0..<column + 1 : 0..<columns
    for index in range { cells[row][index] = " " }
  }

  private mutating func eraseBelow() {
    eraseLine(0)
    for index in cells.indices.dropFirst(row + 1) {
      cells[index] = Array(repeating: " ", count: columns)
    }
  }

  private mutating func shiftLine(removing count: Int) {
    let removed = min(count, columns - column)
    cells[row].removeSubrange(column..<column + removed)
    cells[row] += Array(repeating: " ", count: removed)
  }

  private mutating func shiftLine(inserting count: Int) {
    cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
    cells[row] = Array(cells[row].prefix(columns))
  }
}
