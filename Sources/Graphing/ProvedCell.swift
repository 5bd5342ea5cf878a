internal import IntervalArithmetic

/// A cell over which an enclosure tells what the curve can and cannot do.
///
/// Its verdicts are proofs: chords are drawn only where the curve is known to be continuous and
/// nowhere farther from them than a fraction of a pixel.
struct ProvedCell: Cell {
  let left: Double
  let right: Double
  let leftValue: Interval?
  let rightValue: Interval?
  /// Nil if the curve is undefined on the whole cell.
  let enclosure: Enclosure?
  var verdict = Verdict.halve
  /// The highest and the lowest point of a narrow cell, from left to right, if they were looked for
  /// and lie inside; else NaN.
  private var peaks = InlineArray<2, Point>(repeating: Point(x: .nan, y: .nan))
  /// Whether the curve still grew as toward a pole when the cell came to its size.
  private var isGrowing = true
  /// By how much it grew then; nil before its first halving toward a place.
  private var growth: Double?
  /// Whether no simple number was tried in vain as the place of a break.
  private var mayGuess = true
  /// Whether the simplest number of a small cell was tried.
  private var wasCut = false

  init(
    _ left: Double, _ right: Double, _ leftValue: Interval?, _ rightValue: Interval?,
    with evaluator: inout Evaluator
  ) {
    self.left = left
    self.right = right
    self.leftValue = leftValue
    self.rightValue = rightValue
    enclosure = evaluator.enclosure(over: Interval(left, right))
  }

  var range: Interval? { enclosure?.range }

  private var middle: Double { Interval(left, right).midpoint }

  var bends: (Point?, Point?) {
    if peaks[0].x.isNaN { return (enclosure?.middle.map { Point(x: middle, y: $0.midpoint) }, nil) }
    return (peaks[0], peaks[1].x.isNaN ? nil : peaks[1])
  }

  /// Whether the curve may break in the cell.
  private var isSuspect: Bool { enclosure.map { $0.trust < .continuous } ?? false }

  var isDivisible: Bool { left < middle && middle < right }

  func verdict(on scale: Scale) -> Verdict {
    guard let enclosure else { return .void }
    if isOutside(enclosure, on: scale) {
      guard mayHoldPole(enclosure, on: scale) else { return .void }
      return width <= 1.5 * scale.hair || !isDivisible ? .gap : .halve
    }
    if enclosure.trust < .continuous { return isGap(enclosure, on: scale) ? .gap : .halve }
    if let first = leftValue?.known(on: scale), let last = rightValue?.known(on: scale) {
      if isStraight(enclosure, from: first, to: last, on: scale) { return .stroke }
      return isBent(enclosure, from: first, to: last, on: scale) ? .bent : .halve
    }
    // Not even single points are known to a pixel: halves would not tell more.
    let isHopeless =
      width <= scale.pixelWidth && isFuzzy(leftValue, on: scale) && isFuzzy(rightValue, on: scale)
    return isHopeless ? .unresolved(isConnected: true) : .halve
  }

  func lastVerdict(on scale: Scale) -> Verdict {
    guard let enclosure, !isOutside(enclosure, on: scale) else { return .void }
    if enclosure.trust == .continuous { return .unresolved(isConnected: true) }
    if width <= scale.pixelWidth / 8, let first = leftValue?.known(on: scale),
      let last = rightValue?.known(on: scale), abs(first - last) <= scale.pixelHeight
    {
      return .gap
    }
    return .dust
  }

  private func isOutside(_ enclosure: Enclosure, on scale: Scale) -> Bool {
    scale.isOutside(enclosure.range.lower, enclosure.range.upper)
  }

  /// Returns whether a cell of which nothing shows may yet hold a pole, which is worth a search.
  ///
  /// Where everything is near the largest number the curve has overflowed; that is no pole.
  private func mayHoldPole(_ enclosure: Enclosure, on scale: Scale) -> Bool {
    scale.hasView && enclosure.trust == .partial && !enclosure.range.isFinite
      && enclosure.range.mignitude < 1e300
  }

  /// Returns whether the chord between the end points lies on the curve to a fraction of a pixel.
  private func isStraight(
    _ enclosure: Enclosure, from first: Double, to last: Double, on scale: Scale
  ) -> Bool {
    let (range, slope) = (enclosure.range, enclosure.slope)
    if range.upper - range.lower <= scale.allowance { return true }
    if slope.allowsChord(from: first, to: last, over: width, on: scale) { return true }
    guard width <= scale.pixelWidth else { return false }
    return slope.isOneWay || scale.covers(range, by: Spread(first, last))
  }

  /// Returns whether the chords between the end points and the bends lie on the curve.
  ///
  /// The bounds of the slope hold for both halves, so that two chords need no other enclosures. In
  /// a narrow cell the curve takes every value between its highest and its lowest point, and so do
  /// the chords.
  private func isBent(
    _ enclosure: Enclosure, from first: Double, to last: Double, on scale: Scale
  ) -> Bool {
    guard peaks[0].x.isNaN else {
      var drawn = Spread(first, last)
      for index in peaks.indices where !peaks[index].y.isNaN {
        drawn.include(Spread(peaks[index].y))
      }
      return width <= scale.pixelWidth && scale.covers(enclosure.range, by: drawn)
    }
    guard let value = enclosure.middle?.known(on: scale) else { return false }
    let half = width / 2
    if enclosure.slope.allowsChord(from: first, to: value, over: half, on: scale),
      enclosure.slope.allowsChord(from: value, to: last, over: half, on: scale)
    {
      return true
    }
    var drawn = Spread(first, last)
    drawn.include(Spread(value))
    return width <= scale.pixelWidth && scale.covers(enclosure.range, by: drawn)
  }

  /// Returns whether a cell that is not proved continuous is narrow enough to be left out.
  ///
  /// Where the curve may be unbounded it is followed until it has left the view.
  private func isGap(_ enclosure: Enclosure, on scale: Scale) -> Bool {
    // A cut leaves cells that are a hair wide but for some roundings.
    guard width <= 1.5 * scale.hair else { return !isDivisible }
    guard scale.hasView, isGrowing, !enclosure.range.isFinite, isDivisible else { return true }
    return !isVisible(leftValue, on: scale) && !isVisible(rightValue, on: scale)
  }

  private func isVisible(_ value: Interval?, on scale: Scale) -> Bool {
    guard let value else { return false }
    return !scale.isOutside(value.lower, value.upper)
  }

  private func isFuzzy(_ value: Interval?, on scale: Scale) -> Bool {
    guard let value else { return false }
    return value.known(on: scale) == nil && isVisible(value, on: scale)
  }

  mutating func divide(
    on scale: Scale, with evaluator: inout Evaluator, into cells: inout [Self]
  ) {
    let isHidden = enclosure.map { isOutside($0, on: scale) } ?? true
    let isSmall = isHidden || width <= scale.pixelWidth / 2
    if isSuspect, mayGuess || isSmall && !wasCut, scale.hasView, width > 4 * scale.hair,
      let place = simplestNumber(in: left...right)
    {
      wasCut = wasCut || isSmall
      return cut(around: place, hair: scale.hair, with: &evaluator, into: &cells)
    }
    if !isSuspect, findPeaks(on: scale, with: &evaluator) { return }
    let middle = self.middle
    // The centered form has evaluated the middle already.
    let value = enclosure?.middle ?? evaluator.value(at: middle)
    var first = ProvedCell(left, middle, leftValue, value, with: &evaluator)
    var second = ProvedCell(middle, right, value, rightValue, with: &evaluator)
    if isSuspect {
      first.inherit(from: self, growth: Self.growth(from: rightValue, to: value), on: scale)
      second.inherit(from: self, growth: Self.growth(from: leftValue, to: value), on: scale)
    }
    self = first
    cells.append(second)
  }

  /// Looks for the highest and the lowest point; true if they leave nothing of the range uncovered.
  ///
  /// Not in cells that are wider than a pixel, nor in those so narrow that their bounds must be too
  /// wide.
  private mutating func findPeaks(on scale: Scale, with evaluator: inout Evaluator) -> Bool {
    guard width <= scale.pixelWidth, width > scale.pixelWidth / 16, let enclosure,
      let first = leftValue?.known(on: scale),
      let last = rightValue?.known(on: scale), let value = enclosure.middle?.known(on: scale),
      enclosure.slope.isFinite
    else { return false }
    let height = enclosure.range.upper - enclosure.range.lower
    let search = PeakSearch(
      cell: left...right, step: min(width / 4, height / 2 / enclosure.slope.magnitude))
    var found = InlineArray<2, Point>(repeating: Point(x: .nan, y: .nan))
    var count = 0
    func findPeak(_ sign: Double, upTo bound: Double) -> Bool {
      let goal = bound - scale.allowance
      if sign * first >= goal || sign * last >= goal { return true }
      var peak = Point(x: middle, y: value)
      if sign * value < goal {
        // Beside an end there may be no peak inside; where there are many, one is near the middle.
        if width <= 8 * search.step {
          if sign * first > sign * peak.y { peak = Point(x: left, y: first) }
          if sign * last > sign * peak.y { peak = Point(x: right, y: last) }
        }
        guard let x = search.highest(sign, from: peak, goal: goal, with: &evaluator),
          let y = evaluator.value(at: x)?.known(on: scale), sign * y >= goal
        else { return false }
        peak = Point(x: x, y: y)
      }
      found[count] = peak
      count += 1
      return true
    }
    guard findPeak(1, upTo: enclosure.range.upper), findPeak(-1, upTo: -enclosure.range.lower),
      count > 0
    else { return false }
    if count == 2, found[1].x < found[0].x { found.swapAt(0, 1) }
    peaks = found
    return true
  }

  /// Divides the cell into a hair around a place and what lies beside it.
  ///
  /// Jumps, poles and edges mostly are at simple numbers; a right guess saves a dozen halvings, and
  /// a wrong one is the last before the cells are small.
  private mutating func cut(
    around place: Double, hair: Double, with evaluator: inout Evaluator, into cells: inout [Self]
  ) {
    let (start, end) = (max(left, place - hair / 2), min(right, place + hair / 2))
    let startValue = start > left ? evaluator.value(at: start) : leftValue
    let endValue = end < right ? evaluator.value(at: end) : rightValue
    var middle = ProvedCell(start, end, startValue, endValue, with: &evaluator)
    middle.wasCut = true
    let isRight = middle.isSuspect
    func beside(
      _ left: Double, _ right: Double, _ leftValue: Interval?, _ rightValue: Interval?
    ) -> ProvedCell {
      var cell = ProvedCell(left, right, leftValue, rightValue, with: &evaluator)
      cell.wasCut = wasCut
      cell.mayGuess = isRight
      return cell
    }
    let last = end < right ? beside(end, right, endValue, rightValue) : nil
    if start > left {
      self = beside(left, start, leftValue, startValue)
      cells.append(middle)
    } else {
      self = middle
    }
    if let last { cells.append(last) }
  }

  /// Takes over what its parent knew; `growth` is the curve's from the parent's end, if known.
  ///
  /// With each halving toward a pole the growth doubles, however small the residue; toward the pole
  /// of a logarithm it stays, toward a hole it shrinks.
  private mutating func inherit(from parent: ProvedCell, growth: Double?, on scale: Scale) {
    wasCut = parent.wasCut
    mayGuess = parent.mayGuess
    self.growth = growth ?? parent.growth
    guard let growth else { return isGrowing = parent.isGrowing }
    let before = parent.growth ?? 0
    let isSteady = growth > scale.pixelHeight / 1000 && growth >= 0.9 * before
    let isDoubling = growth > 0 && growth >= 1.5 * before
    isGrowing = growth > scale.pixelHeight || isSteady || isDoubling
  }

  /// Returns by how much the size of the curve grew, or nil if it is not known.
  private static func growth(from old: Interval?, to new: Interval?) -> Double? {
    guard let old, let new else { return nil }
    return new.mignitude - old.magnitude
  }
}
