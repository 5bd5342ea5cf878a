internal import IntervalArithmetic

/// A cell of a curve of which nothing is known beyond single points.
///
/// Five samples stand for the whole cell, and its halves reuse them. Nothing is proved: a steep
/// stretch is joined if its slopes agree, and a step if it shrinks with its interval.
struct SampledCell: Cell {
  let left: Double
  let right: Double
  /// The samples at the ends, the quarters and the middle; NaN where the curve is undefined.
  private let values: InlineArray<5, Double>
  var verdict = Verdict.halve

  /// Makes a cell of its samples, those at its quarters.
  init(_ left: Double, _ right: Double, _ values: InlineArray<5, Double>) {
    self.left = left
    self.right = right
    self.values = values
  }

  /// None: its strokes are chords.
  var bends: (Point?, Point?) { (nil, nil) }

  /// The ends of a cell, its quarters and its middle.
  static func quarters(_ left: Double, _ right: Double) -> InlineArray<5, Double> {
    let middle = left / 2 + right / 2
    return [left, left / 2 + middle / 2, middle, middle / 2 + right / 2, right]
  }

  var isDivisible: Bool {
    let xs = Self.quarters(left, right)
    return xs[0] < xs[1] && xs[1] < xs[2] && xs[2] < xs[3] && xs[3] < xs[4]
  }

  var leftValue: Interval? { Self.interval(values[0]) }
  var rightValue: Interval? { Self.interval(values[4]) }

  private static func interval(_ value: Double) -> Interval? {
    value.isFinite ? Interval(value) : nil
  }

  /// The spread of the samples.
  var range: Interval? {
    var spread = Spread()
    for index in values.indices where values[index].isFinite {
      spread.include(Spread(values[index]))
    }
    return spread.isEmpty ? nil : Interval(spread.low, spread.high)
  }

  private var isDefined: Bool { values.indices.allSatisfy { values[$0].isFinite } }

  func verdict(on scale: Scale) -> Verdict {
    let isTiny = width <= 1.5 * scale.hair || !isDivisible
    guard let range else { return isTiny || width <= scale.pixelWidth ? .void : .halve }
    guard isDefined else { return isTiny ? .gap : .halve }
    if width <= 2 * scale.pixelWidth, scale.isOutside(range.lower, range.upper) { return .void }
    if isTiny { return range.upper - range.lower <= scale.pixelHeight ? .stroke : .gap }
    return isStraight(on: scale) ? .stroke : .halve
  }

  func lastVerdict(on scale: Scale) -> Verdict {
    guard let range else { return .void }
    if !isDefined { return .gap }
    if width <= scale.pixelWidth / 8, range.upper - range.lower <= scale.pixelHeight { return .gap }
    return .dust
  }

  /// Returns whether the samples lie on the chord to a fraction of a pixel.
  private func isStraight(on scale: Scale) -> Bool {
    let quarter = width / 4
    var slopes = Spread()
    for index in 0..<4 {
      slopes.include(Spread(StepRule.quarterStep(values[index], values[index + 1]) / quarter * 4))
    }
    let chord = (values[4] / width - values[0] / width)
    var deviation = 0.0
    for index in 1...3 {
      let share = Double(index) / 4
      let onChord = values[0] * (1 - share) + values[4] * share
      deviation = max(deviation, abs(values[index] - onChord))
    }
    let (least, greatest) = (
      min(slopes.low.magnitude, slopes.high.magnitude),
      max(slopes.low.magnitude, slopes.high.magnitude)
    )
    let agree = slopes.low.sign == slopes.high.sign && least > 0 && greatest <= 4 * least
    let steepness = chord.magnitude * (scale.pixelWidth / scale.pixelHeight)
    let allowed = scale.allowance / 2
    if agree { return deviation <= allowed * (1 + steepness * steepness).squareRoot() }
    return deviation <= allowed && steepness <= 8
  }

  mutating func divide(
    on scale: Scale, with evaluator: inout Evaluator, into cells: inout [Self]
  ) {
    let xs = Self.quarters(left, right)
    func part(_ low: Int, _ high: Int) -> SampledCell {
      let inner = Self.quarters(xs[low], xs[high])
      let (first, last) = (evaluator.y(at: inner[1]), evaluator.y(at: inner[3]))
      return SampledCell(
        xs[low], xs[high], [values[low], first, values[low + 1], last, values[high]])
    }
    let first = part(0, 2)
    cells.append(part(2, 4))
    self = first
  }
}
