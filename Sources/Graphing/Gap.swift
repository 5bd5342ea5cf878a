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

  /// Returns a point of the curve in the gap that is apart from some values by more than a pixel.
  ///
  /// It looks in the middle, then in the halves over which the bounds leave room for such a value,
  /// and so on: sin x is 1 at no simple number, and the bounds of its floor lead to where it is.
  /// Where the bounds are infinite values are mostly noise, and none is looked for.
  /// - Complexity: 3 evaluations for each of at most 48 stretches.
  func point(
    apartFrom sides: [Double], on scale: Scale, with evaluator: inout Evaluator
  ) -> Point? {
    func isApart(_ y: Double) -> Bool {
      y.isFinite && sides.allSatisfy { abs(y - $0) > scale.pixelHeight }
    }
    func hasRoom(_ range: Interval?) -> Bool {
      guard let range, range.isFinite else { return false }
      return isApart(range.lower) || isApart(range.upper)
    }
    guard evaluator.isProving, hasRoom(range) else { return nil }
    var stretches = [Interval(left, right)]
    var index = 0
    while index < min(stretches.count, 48) {
      let stretch = stretches[index]
      index += 1
      let middle = stretch.midpoint
      let y = evaluator.y(at: middle)
      if isApart(y) { return Point(x: middle, y: y) }
      guard stretch.lower < middle, middle < stretch.upper else { continue }
      for half in [Interval(stretch.lower, middle), Interval(middle, stretch.upper)]
      where hasRoom(evaluator.enclosure(over: half)?.range) {
        stretches.append(half)
      }
    }
    return nil
  }
}
