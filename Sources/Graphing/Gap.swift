internal import IntervalArithmetic

/// A stretch, narrower than anybody can see, over which a curve is not drawn: a run of cells that
/// could not be proved continuous.
struct Gap {
  var left: Double
  var right: Double
  /// The bounds of the curve at the ends; nil where they are not known.
  var leftValue: Interval?
  var rightValue: Interval?
  /// The bounds of the curve between them; nil where it is undefined.
  var range: Interval?
  /// The bounds of the curve over the cells beside the gap.
  var leftRange: Interval?
  var rightRange: Interval?

  init(_ cell: some Cell) {
    left = cell.left
    right = cell.right
    leftValue = cell.leftValue
    rightValue = cell.rightValue
    range = cell.range
  }

  var width: Double { right - left }

  /// Takes in the gap that follows.
  mutating func append(_ next: Gap) {
    right = next.right
    rightValue = next.rightValue
    guard let more = next.range else { return }
    range = range?.hull(more) ?? more
  }
}
