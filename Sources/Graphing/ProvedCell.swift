internal import IntervalArithmetic

/// A cell over which an enclosure tells what the curve can and cannot do.
///
/// Its verdicts are proofs: a chord is drawn only where the curve is known to be continuous and
/// nowhere farther from the chord than a fraction of a pixel.
struct ProvedCell: Cell {
  let left: Double
  let right: Double
  let leftValue: Interval?
  let rightValue: Interval?
  /// Nil if the curve is undefined on the whole cell.
  let enclosure: Enclosure?
  /// Whether the curve still grew as toward a pole when the cell came to its size.
  private var isGrowing = true
  /// By how much it grew then; nil before its first halving toward a place.
  private var growth: Double?
  /// Whether the simplest number of the cell, or of one that it came from, was tried as a place.
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

  var isDivisible: Bool { left < middle && middle < right }

  func verdict(on scale: Scale) -> Verdict {
    guard let enclosure else { return .void }
    if isOutside(enclosure, on: scale) {
      guard mayHoldPole(enclosure, on: scale) else { return .void }
      return width <= 1.5 * scale.hair || !isDivisible ? .gap : .halve
    }
    if enclosure.trust < .continuous { return isGap(enclosure, on: scale) ? .gap : .halve }
    if let first = leftValue?.known(on: scale), let last = rightValue?.known(on: scale) {
      return isStraight(enclosure, from: first, to: last, on: scale) ? .stroke : .halve
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

  /// Returns whether a cell of which nothing shows may yet hold a pole, whose place is worth knowing.
  ///
  /// Where everything is near the largest number the curve has overflowed; that is no pole.
  private func mayHoldPole(_ enclosure: Enclosure, on scale: Scale) -> Bool {
    scale.hasView && enclosure.trust == .partial && !enclosure.range.isFinite
      && enclosure.range.mignitude < 1e300
  }

  /// Returns whether the chord between the end points lies on the curve to a fraction of a pixel.
  ///
  /// A curve with slopes from d₀ to d₁ lies within w(d₁-s)(s-d₀)/(d₁-d₀) of its chord of width w
  /// and slope s. Of a monotone curve the distance is measured at a right angle to the chord.
  private func isStraight(
    _ enclosure: Enclosure, from first: Double, to last: Double, on scale: Scale
  ) -> Bool {
    let (range, slope) = (enclosure.range, enclosure.slope)
    let allowed = Scale.tolerance * scale.pixelHeight
    if range.upper - range.lower <= allowed { return true }
    let isMonotone = slope.lower >= 0 || slope.upper <= 0
    if slope.isFinite {
      let chord = min(max((last - first) / width, slope.lower), slope.upper)
      let spread = slope.upper - slope.lower
      let deviation =
        spread > 0 ? width * ((slope.upper - chord) / spread) * (chord - slope.lower) : 0
      let steepness = isMonotone ? chord * (scale.pixelWidth / scale.pixelHeight) : 0
      if deviation <= allowed * (1 + steepness * steepness).squareRoot() { return true }
    }
    guard width <= scale.pixelWidth else { return false }
    return isMonotone
      || range.lower >= min(first, last) - allowed && range.upper <= max(first, last) + allowed
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

  func divide(on scale: Scale, with evaluator: inout Evaluator, into cells: inout [Self]) {
    let isSuspect = (enclosure?.trust ?? .partial) < .continuous
    let isHidden = enclosure.map { isOutside($0, on: scale) } ?? true
    let isSmall = isHidden || width <= scale.pixelWidth / 2
    if isSuspect, isSmall, !wasCut, scale.hasView, width > 4 * scale.hair,
      let place = simplestNumber(in: left...right)
    {
      return cut(around: place, hair: scale.hair, with: &evaluator, into: &cells)
    }
    let middle = self.middle
    // The centered form has evaluated the middle already.
    let value = enclosure?.middle ?? evaluator.value(at: middle)
    var first = ProvedCell(left, middle, leftValue, value, with: &evaluator)
    var second = ProvedCell(middle, right, value, rightValue, with: &evaluator)
    if isSuspect {
      first.inherit(from: self, growth: Self.growth(from: rightValue, to: value), on: scale)
      second.inherit(from: self, growth: Self.growth(from: leftValue, to: value), on: scale)
    }
    cells.append(first)
    cells.append(second)
  }

  /// Divides the cell into a hair around a place and what lies beside it.
  ///
  /// Jumps, poles and edges mostly are at simple numbers; a right guess saves a dozen halvings.
  private func cut(
    around place: Double, hair: Double, with evaluator: inout Evaluator, into cells: inout [Self]
  ) {
    var ends = [(left, leftValue)]
    for end in [place - hair / 2, place + hair / 2] where left < end && end < right {
      ends.append((end, evaluator.value(at: end)))
    }
    ends.append((right, rightValue))
    for (start, end) in zip(ends, ends.dropFirst()) {
      var part = ProvedCell(start.0, end.0, start.1, end.1, with: &evaluator)
      part.wasCut = true
      cells.append(part)
    }
  }

  /// Takes over what its parent knew; `growth` is that of the curve from the parent's end, if known.
  ///
  /// With each halving toward a pole the growth doubles, however small the residue; toward the pole
  /// of a logarithm it stays, toward a hole it shrinks.
  private mutating func inherit(from parent: ProvedCell, growth: Double?, on scale: Scale) {
    wasCut = parent.wasCut
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
