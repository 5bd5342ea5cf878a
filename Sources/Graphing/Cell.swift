internal import IntervalArithmetic

/// A closed stretch of the x-axis, and what is known of a curve on it.
protocol Cell {
  var left: Double { get }
  var right: Double { get }
  /// The bounds of the curve over the cell, as far as they are known; nil where it is undefined.
  var range: Interval? { get }
  /// The bounds of the curve at the ends; nil where it is undefined or nothing is known.
  var leftValue: Interval? { get }
  var rightValue: Interval? { get }
  /// Whether two different halves are left.
  var isDivisible: Bool { get }

  /// Returns what is to be drawn over the cell, on what is known now.
  func verdict(on scale: Scale) -> Verdict
  /// Returns what is to be drawn if the cell may not be divided any more.
  func lastVerdict(on scale: Scale) -> Verdict
  /// Appends the cells that the cell is divided into, from left to right.
  func divide(on scale: Scale, with evaluator: inout Evaluator, into cells: inout [Self])
}

extension Cell {
  // A difference of two far apart may overflow; infinity then compares as it should.
  var width: Double { right - left }
}

extension Interval {
  /// Returns the number that the interval is but for half a pixel's height, or nil if it is wider.
  func known(on scale: Scale) -> Double? {
    upper - lower <= scale.pixelHeight ? midpoint : nil
  }
}
