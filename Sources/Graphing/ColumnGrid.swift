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
  /// The number of columns, at most ``limit`` and what the range has numbers for; 0 for a range
  /// without width.
  let columns: Int

  init(_ range: ClosedRange<Double>, columns: Int) {
    self.range = range
    // Rounding puts an edge off by up to 2 units in the last place; 8 keep them in order.
    let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let most = (range.upperBound - range.lowerBound) / (8 * largest.ulp)
    let asked = Double(Swift.min(Swift.max(columns, 1), Self.limit))
    self.columns =
      most >= 1 ? Int(Swift.min(asked, most)) : range.lowerBound < range.upperBound ? 1 : 0
  }

  var startIndex: Int { 0 }
  var endIndex: Int { columns + 1 }

  /// The edge between two columns; the weighted form is exact at both ends and cannot overflow.
  subscript(edge: Int) -> Double {
    guard columns > 0 else { return range.lowerBound }
    let right = Double(edge) / Double(columns)
    let left = Double(columns - edge) / Double(columns)
    return range.lowerBound * left + range.upperBound * right
  }
}
