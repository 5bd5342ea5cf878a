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
      #expect(term == nil || term?.trust == .partial, "\(row)")
      return
    }
    guard let term else {
      Issue.record("\(row) is enclosed as nowhere defined")
      return
    }
    #expect(value.lies(in: term.range), "\(row) in \(term.range)")
    #expect(term.trust >= .defined, "\(row)")
    #expect(term.middle == term.range, "\(row)")
    checkSlope(row, term, slope)
    guard value.nearest.isFinite else { return }
    if value.nearest == 0 && value.tail == 0 {
      #expect(term.range == Interval(0), "\(row) is exact, not \(term.range)")
    } else {
      let ulps = (term.range.upper - term.range.lower) / value.nearest.ulp
      #expect(ulps <= widest || term.range.upper == .infinity, "\(row) is \(ulps) ulps wide")
    }
  }

  private mutating func checkCells(
    _ row: Reference, at x: Double, slope: Double?,
    _ operation: (EnclosureTerm) -> EnclosureTerm?
  ) {
    for exponent in stride(from: -52, through: 2, by: 6) {
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
      #expect(term == nil || term?.trust == .partial, "\(row) on \(cell)")
      return
    }
    guard let term else {
      Issue.record("\(row) on \(cell) is enclosed as nowhere defined")
      return
    }
    #expect(value.lies(in: term.range), "\(row) on \(cell) is in \(term.range)")
    if cell.midpoint == x, let middle = term.middle {
      #expect(value.lies(in: middle), "\(row) on \(cell) has the middle \(middle)")
    }
    checkSlope(row, term, slope)
  }

  /// Checks the slope, known to 17 digits.
  private func checkSlope(_ row: Reference, _ term: EnclosureTerm, _ slope: Double?) {
    guard let slope else { return }
    let tolerance = 4e-16 * slope.magnitude + 1e-300
    #expect(
      term.slope.lower - tolerance <= slope && slope <= term.slope.upper + tolerance,
      "\(row) has the slope \(slope), not in \(term.slope)")
  }
}

/// A random generator with a seed that a failing test can print (Vigna's SplitMix64).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to 1.
  mutating func unit() -> Double { Double.random(in: 0...1, using: &self) }
}

extension SplitMix64 {
  /// Returns a number of either sign whose logarithm is spread evenly over 40 binades.
  mutating func number() -> Double {
    let exponent = Int.random(in: -20...20, using: &self)
    let significand = Double.random(in: 1..<2, using: &self)
    let sign: FloatingPointSign = Bool.random(using: &self) ? .minus : .plus
    return Double(sign: sign, exponent: exponent, significand: significand)
  }
}
