internal import IntervalArithmetic

/// A closed stretch of the x-axis, and what is known of a curve on it.
protocol Cell: Sendable {
  var left: Double { get }
  var right: Double { get }
  /// The bounds of the curve over the cell, as far as they are known; nil where it is undefined.
  var range: Interval? { get }
  /// The bounds of the curve at the ends; nil where it is undefined or nothing is known.
  var leftValue: Interval? { get }
  var rightValue: Interval? { get }
  /// What is to be drawn over the cell, as it was judged last.
  var verdict: Verdict { get set }
  /// The points between the ends that a bent stroke goes through, at most two, from left to right.
  var bends: (Point?, Point?) { get }
  /// Whether two different halves are left.
  var isDivisible: Bool { get }

  /// Returns what is to be drawn over the cell, on what is known now.
  func verdict(on scale: Scale) -> Verdict
  /// Returns what is to be drawn if the cell may not be divided any more.
  func lastVerdict(on scale: Scale) -> Verdict
  /// Shrinks to the first of the cells that the cell is divided into, and appends the others, from
  /// left to right; none, if it has found out all that is needed.
  mutating func divide(on scale: Scale, with evaluator: inout Evaluator, into cells: inout [Self])
}

extension Cell {
  // A difference of two far apart may overflow; infinity then compares as it should.
  var width: Double { right - left }
}

extension Interval {
  /// Whether a curve with these slopes never turns.
  var isOneWay: Bool { lower >= 0 || upper <= 0 }

  /// Returns whether a curve with these slopes lies on its chord to a fraction of a pixel.
  ///
  /// A curve with slopes from d₀ to d₁ lies within w(d₁-s)(s-d₀)/(d₁-d₀) of its chord of width w
  /// and slope s. Of a monotone curve the distance is measured at a right angle to the chord.
  func allowsChord(
    from first: Double, to last: Double, over width: Double, on scale: Scale
  ) -> Bool {
    guard isFinite else { return false }
    let chord = min(max((last - first) / width, lower), upper)
    let spread = upper - lower
    let deviation = spread > 0 ? width * ((upper - chord) / spread) * (chord - lower) : 0
    let steepness = isOneWay ? chord * (scale.pixelWidth / scale.pixelHeight) : 0
    return deviation <= scale.allowance * (1 + steepness * steepness).squareRoot()
  }

  /// Returns the number that the interval is but for half a pixel's height, or nil if it is wider.
  func known(on scale: Scale) -> Double? {
    upper - lower <= scale.pixelHeight ? midpoint : nil
  }
}
