/// The x-coordinates of the edges of a picture's pixel columns, both ends of the range included.
///
/// The coordinates of a range that is symmetric about 0 are symmetric to the bit, so that odd
/// functions stay odd and 0 itself is sampled when the number of columns is even.
///
/// ```swift
/// Array(ColumnGrid(-10...10, columns: 4))  // [-10, -5, 0, 5, 10]
/// ```
struct ColumnGrid: RandomAccessCollection {
  /// More columns than any picture has; keeps a wrong size from exhausting the memory.
  static let limit = 1_000_000

  let range: ClosedRange<Double>
  /// The number of columns, at least 1 and at most ``limit``.
  let columns: Int

  init(_ range: ClosedRange<Double>, columns: Int) {
    self.range = range
    self.columns = Swift.min(Swift.max(columns, 1), Self.limit)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { columns + 1 }

  /// The left edge of the column; the weighted form is exact at both ends and cannot overflow.
  subscript(column: Int) -> Double {
    let right = Double(column) / Double(columns)
    let left = Double(columns - column) / Double(columns)
    return range.lowerBound * left + range.upperBound * right
  }
}
