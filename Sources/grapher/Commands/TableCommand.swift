import CalculatorBrain
import Graphing

extension Session {
  /// Writes the rows `x<TAB>y` of the targets, a column of y for each.
  func writeTable(_ arguments: inout Arguments) throws {
    var range = graph.viewport.x
    if let word = arguments.first, RangeArgument.isRange(word) {
      range = try self.range(from: word, keeping: range)
      _ = arguments.next()
    }
    let place = arguments.first?.place ?? arguments.commandPlace
    let step = try tableStep(&arguments)
    let grid = try Failure.located(at: place) {
      try DecimalGrid(from: range.lowerBound, through: range.upperBound, step: step)
    }
    let table = ValueTable(
      grid: grid, programs: try readingTargets(&arguments).map { try bound($0) },
      isCancelled: effects.isCancelled)
    do {
      try Cores.inOrder(table.pieceCount, make: table.piece) { rows in
        guard let rows, !effects.isCancelled() else { throw Failure("interrupted") }
        emit(.bytes(rows))
        guard isHeard() else { throw Unheard() }
      }
    } catch is Unheard {
      // The end of the program tells why, if that is worth telling.
    }
  }

  private struct Unheard: Error {}

  /// Takes the step, if the next argument is a number.
  private func tableStep(_ arguments: inout Arguments) throws -> Double? {
    guard let word = arguments.first, !word.isQuoted, !word.text.hasPrefix("@"),
      let step = try? calculator.number(word)
    else { return nil }
    _ = arguments.next()
    return step
  }
}
