import CalculatorBrain
import Graphing

/// Rows `x<TAB>y` as text, a column of y for each program; made in pieces, which threads share.
///
/// Values are computed one by one, so that each is the one that `value` tells.
struct ValueTable: Sendable {
  let grid: DecimalGrid
  let programs: [BoundProgram]
  let isCancelled: @Sendable () -> Bool

  /// The rows of a piece, 32 KB at most.
  var rowsPerPiece: Int {
    max(16, (programs.map(\.valuesPerPiece).min() ?? 1_024) * 2 / (programs.count + 1))
  }

  var pieceCount: Int { (grid.count + rowsPerPiece - 1) / rowsPerPiece }

  /// Returns the rows of a piece; nil if the user asked to stop.
  func piece(_ index: Int) -> [UInt8]? {
    let functions = programs.map(\.function)
    let first = index * rowsPerPiece
    let rows = first..<min(first + rowsPerPiece, grid.count)
    let columnLimit = NumberText.lengthLimit + 1
    var text = [UInt8](repeating: 0, count: rows.count * (functions.count + 1) * columnLimit)
    var bytes = text.mutableSpan
    var end = 0
    for row in rows {
      if isCancelled() { return nil }
      let x = grid[row]
      end = NumberText.write(x, to: &bytes, at: end)
      for function in functions {
        bytes[end] = UInt8(ascii: "\t")
        end = NumberText.write(function(x), to: &bytes, at: end + 1)
      }
      bytes[end] = UInt8(ascii: "\n")
      end += 1
    }
    text.removeLast(text.count - end)
    return text
  }
}
