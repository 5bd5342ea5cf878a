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
    let curves = try readingTargets(&arguments).map { try curve($0) }
    var rows: [UInt8] = []
    rows.reserveCapacity(Self.chunk + 256)
    for (index, x) in grid.enumerated() {
      NumberText.append(x, to: &rows)
      for curve in curves {
        rows.append(UInt8(ascii: "\t"))
        NumberText.append(curve.yForX(x) ?? .nan, to: &rows)
      }
      rows.append(UInt8(ascii: "\n"))
      if rows.count >= Self.chunk {
        emit(.bytes(rows))
        rows.removeAll(keepingCapacity: true)
      }
      if index % 1024 == 0, effects.isCancelled() { throw Failure("interrupted") }
    }
    emit(.bytes(rows))
  }

  private static let chunk = 1 << 16

  /// Takes the step, if the next argument is a number.
  private func tableStep(_ arguments: inout Arguments) throws -> Double? {
    guard let word = arguments.first, !word.isQuoted, !word.text.hasPrefix("@"),
      let step = try? calculator.number(word)
    else { return nil }
    _ = arguments.next()
    return step
  }
}
