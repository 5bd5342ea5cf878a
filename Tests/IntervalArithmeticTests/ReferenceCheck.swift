import IntervalArithmetic
import Testing

/// Checks an operation's enclosures against the references: on single points, and on cells of many
/// widths around them.
struct ReferenceCheck {
  var operation: String
  /// The greatest width of a value at a single point, in ulps.
  var widest: Double = 24
  private var random: SplitMix64

  init(_ operation: String, widest: Double = 24) {
    self.operation = operation
    self.widest = widest
    random = SplitMix64(seed: 0x5EED)
  }

  /// Runs all checks on all rows of the table.
  mutating func run(in group: String) throws {
    let rows = try References.rows(operation, in: group)
    #expect(rows.count { $0.value != nil } >= 200, "\(operation)")
    for row in rows {
      if let unary = OperationTable.unary[operation] {
        checkPoint(row, unary(EnclosureTerm(argument: Interval(row.x))), slope: row.slopeByX)
        checkCells(row, at: row.x, slope: row.slopeByX, unary)
      } else if let binary = OperationTable.binary[operation], let y = row.y {
        let (x, right) = (row.x, EnclosureTerm(constant: y))
        let left = EnclosureTerm(constant: x)
        checkPoint(row, binary(EnclosureTerm(argument: Interval(x)), right), slope: row.slopeByX)
        checkPoint(row, binary(left, EnclosureTerm(argument: Interval(y))), slope: row.slopeByY)
        checkCells(row, at: x, slope: row.slopeByX) { binary($0, right) }
        checkCells(row, at: y, slope: row.slopeByY) { binary(left, $0) }
        let both = row.slopeByX.flatMap { byX in row.slopeByY.map { byX + $0 } }
        let shift = EnclosureTerm(constant: Interval(y) - Interval(x))
        checkCells(row, at: x, slope: both) { binary($0, $0 + shift) }
      } else {
        Issue.record("no operation named \(operation)")
      }
    }
  }

  private func checkPoint(_ row: Reference, _ term: EnclosureTerm?, slope: Double?) {
    guard let value = row.value else {
      require(term == nil || term?.trust == .partial, "\(row)")
      return
    }
    guard let term else {
      Issue.record("\(row) is enclosed as nowhere defined")
      return
    }
    require(value.lies(in: term.range), "\(row) in \(term.range)")
    require(term.trust >= .defined, "\(row)")
    require(term.middle == term.range, "\(row)")
    checkSlope(row, term, slope)
    guard value.nearest.isFinite else { return }
    if value.nearest == 0 && value.tail == 0 {
      require(term.range == Interval(0), "\(row) is exact, not \(term.range)")
    } else {
      let ulps = (term.range.upper - term.range.lower) / value.nearest.ulp
      require(ulps <= widest || term.range.upper == .infinity, "\(row) is \(ulps) ulps wide")
    }
  }

  private mutating func checkCells(
    _ row: Reference, at x: Double, slope: Double?,
    _ operation: (EnclosureTerm) -> EnclosureTerm?
  ) {
    for exponent in stride(from: -52, through: 2, by: 9) {
      let scale = max(x.magnitude, 1e-6) * Double(sign: .plus, exponent: exponent, significand: 1)
      let uneven = Interval(x - random.unit() * scale, x + random.unit() * scale)
      let step = x.ulp * Double(sign: .plus, exponent: exponent + 52, significand: 1)
      for cell in [uneven, Interval(x, x + scale), Interval(x - step, x + step)] {
        check(row, at: x, on: cell, slope: slope, operation(EnclosureTerm(argument: cell)))
      }
    }
  }

  private func check(
    _ row: Reference, at x: Double, on cell: Interval, slope: Double?, _ term: EnclosureTerm?
  ) {
    guard let value = row.value else {
      require(term == nil || term?.trust == .partial, "\(row) on \(cell)")
      return
    }
    guard let term else {
      Issue.record("\(row) on \(cell) is enclosed as nowhere defined")
      return
    }
    require(value.lies(in: term.range), "\(row) on \(cell) is in \(term.range)")
    if cell.midpoint == x, let middle = term.middle {
      require(value.lies(in: middle), "\(row) on \(cell) has the middle \(middle)")
    }
    checkSlope(row, term, slope)
  }

  /// Checks the slope, known to 17 digits.
  private func checkSlope(_ row: Reference, _ term: EnclosureTerm, _ slope: Double?) {
    guard let slope else { return }
    let tolerance = 4e-16 * slope.magnitude + 1e-300
    require(
      term.slope.lower - tolerance <= slope && slope <= term.slope.upper + tolerance,
      "\(row) has the slope \(slope), not in \(term.slope)")
  }
}
