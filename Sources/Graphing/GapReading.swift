internal import IntervalArithmetic

/// What a curve does at a gap.
struct GapReading {
  /// What is worth telling; nil if only a proof of continuity was missing.
  var feature: Feature?
  /// A value that belongs to neither side.
  var dot: Point?
  /// The end that the stroke on the left, or on the right, has at the very place.
  var leftEnd: Point?
  var rightEnd: Point?

  /// Looks at a gap: at the simplest number in it, at its ends, and where it may be a pole a little
  /// farther out.
  init(_ gap: Gap, on scale: Scale, with evaluator: inout Evaluator) {
    readInside(gap, on: scale, with: &evaluator)
    readEndOfView(gap, on: scale, with: &evaluator)
  }

  private mutating func readInside(
    _ gap: Gap, on scale: Scale, with evaluator: inout Evaluator
  ) {
    let place = simplestNumber(in: gap.left...gap.right) ?? gap.left / 2 + gap.right / 2
    let y = evaluator.y(at: place)
    let value = y.isFinite ? y : nil
    let left = Self.side(gap, leftward: true, on: scale, with: &evaluator)
    let right = Self.side(gap, leftward: false, on: scale, with: &evaluator)
    guard Self.isCalm(left, gap.left, -gap.width, on: scale, with: &evaluator),
      Self.isCalm(right, gap.right, gap.width, on: scale, with: &evaluator)
    else {
      dot = value.map { Point(x: place, y: $0) }
      return
    }
    switch (left, right) {
    case (.infinite, _), (_, .infinite):
      readPole(gap, place, value, left, right)
    case (.limit(let low), .limit(let high)):
      if abs(high / 2 - low / 2) > scale.pixelHeight / 4 {
        let place = Self.placeOfJump(gap, place, low, high, with: &evaluator)
        let point = Point(x: place, y: evaluator.y(at: place))
        readJump(gap, point, low, high, on: scale, with: &evaluator)
      } else {
        readHole(gap, place, value, limit: low / 2 + high / 2, on: scale, with: &evaluator)
      }
    case (.limit(let limit), .undefined):
      readEdge(gap, place, value, limit, isLeft: true, on: scale, with: &evaluator)
    case (.undefined, .limit(let limit)):
      readEdge(gap, place, value, limit, isLeft: false, on: scale, with: &evaluator)
    case (.undefined, .undefined):
      let point = value.map { Point(x: place, y: $0) }
      guard let point = point ?? gap.point(apartFrom: [], on: scale, with: &evaluator) else {
        return
      }
      feature = Feature(.point, x: point.x, left: left, right: right, value: point.y)
      dot = point
    }
  }

  /// Takes the value at an end of the view for a dot unless a stroke shows it: none begins beyond.
  private mutating func readEndOfView(
    _ gap: Gap, on scale: Scale, with evaluator: inout Evaluator
  ) {
    let isLast = gap.right == scale.x.upperBound
    guard isLast || gap.left == scale.x.lowerBound, dot == nil,
      (isLast ? rightEnd : leftEnd) == nil
    else { return }
    let x = isLast ? gap.right : gap.left
    let y = evaluator.y(at: x)
    guard y.isFinite, !scale.isOutside(y, y) else { return }
    let inner = evaluator.y(at: isLast ? gap.left : gap.right)
    if inner.isFinite {
      // Beside what is not known to a pixel the value may be noise.
      let isKnown = (isLast ? gap.leftValue : gap.rightValue)?.known(on: scale) != nil
      let end = (isLast ? leftEnd : rightEnd)?.y ?? inner
      guard isKnown, abs(y - end) > scale.pixelHeight else { return }
    }
    dot = Point(x: x, y: y)
  }

  /// Finds out what the curve does on one side of the gap.
  ///
  /// It runs away if nothing bounds it in the gap and if, each time a sixteenth of the distance is
  /// left, it grows at least as much as before. A logarithm does; a root with a steep end does not.
  private static func side(
    _ gap: Gap, leftward: Bool, on scale: Scale, with evaluator: inout Evaluator
  ) -> Feature.Side {
    let x = leftward ? gap.left : gap.right
    var near = leftward ? gap.leftValue : gap.rightValue
    if near == nil {
      let y = evaluator.y(at: x)
      guard y.isFinite else {
        return overflow(leftward ? gap.leftRange : gap.rightRange) ?? .undefined
      }
      near = Interval(y)
    }
    guard let near, near.isFinite else { return .undefined }
    // Bounds that take in two steps of a curve have no step in their middle.
    let y = near.known(on: scale) == nil ? evaluator.y(at: x) : .nan
    let limit = Feature.Side.limit(y.isFinite ? y : near.contains(0) ? 0 : near.midpoint)
    let isUp = near.midpoint > 0
    if let range = gap.range, isUp ? range.upper < .infinity : range.lower > -.infinity,
      evaluator.isProving
    {
      return limit
    }
    let step = max(gap.width, 4 * x.ulp) * (leftward ? -1 : 1)
    guard scale.x.contains(x + 255 * step), let middle = evaluator.value(at: x + 15 * step),
      let far = evaluator.value(at: x + 255 * step)
    else {
      return scale.isOutside(near.lower, near.upper) ? .infinite(isUp ? .plus : .minus) : limit
    }
    let (first, second, third) =
      isUp ? (far, middle, near.lower) : (-far, -middle, -near.upper)
    let growth = second.lower - first.upper
    let isRunningAway = growth > 0 && third - second.upper >= 0.9 * growth
    return isRunningAway ? .infinite(isUp ? .plus : .minus) : limit
  }

  /// Returns whether the curve tends to what was found at one side, and does not swing up to the
  /// very gap, as sin(1/x) does at 0: near the gap it changes by less than a pixel, or in one
  /// direction.
  private static func isCalm(
    _ side: Feature.Side, _ x: Double, _ width: Double, on scale: Scale,
    with evaluator: inout Evaluator
  ) -> Bool {
    guard case .limit(let limit) = side else { return true }
    var last = limit
    var steps = Spread(0)
    for factor in [1.0, 3, 7, 15] {
      let y = evaluator.y(at: x + factor * width)
      guard y.isFinite else { return true }
      steps.include(Spread(y - last))
      last = y
    }
    let tolerance = scale.pixelHeight
    return steps.low >= -tolerance || steps.high <= tolerance
  }

  /// Returns the side of values that have overflowed, or nil if they have not.
  private static func overflow(_ range: Interval?) -> Feature.Side? {
    guard let range, range.mignitude >= 1e300 else { return nil }
    return .infinite(range.lower > 0 ? .plus : .minus)
  }

  private mutating func readPole(
    _ gap: Gap, _ place: Double, _ value: Double?, _ left: Feature.Side, _ right: Feature.Side
  ) {
    let size = min(gap.leftValue?.magnitude ?? .infinity, gap.rightValue?.magnitude ?? .infinity)
    // Between the ends of the gap a pole is higher than at them.
    if let value, value.magnitude > size / 2 {
      let x = Self.zeroOfReciprocal(gap) ?? gap.left / 2 + gap.right / 2
      feature = Feature(.pole, x: x, left: left, right: right)
    } else {
      feature = Feature(.pole, x: place, left: left, right: right, value: value)
      dot = value.map { Point(x: place, y: $0) }
    }
  }

  /// Returns where the line through the reciprocals at both ends is zero, if they have two signs.
  private static func zeroOfReciprocal(_ gap: Gap) -> Double? {
    guard let first = gap.leftValue?.midpoint, let last = gap.rightValue?.midpoint,
      first.sign != last.sign, (last - first).isFinite, last != first
    else { return nil }
    return gap.left + gap.width * (last / (last - first))
  }

  /// Returns the place, if the curve changes sides there, else the shorter of the two numbers next
  /// to where it does: the value at any other place in the gap says nothing about the jump.
  private static func placeOfJump(
    _ gap: Gap, _ place: Double, _ low: Double, _ high: Double, with evaluator: inout Evaluator
  ) -> Double {
    func isBefore(_ x: Double) -> Bool {
      let y = evaluator.y(at: x)
      return abs(y - low) < abs(y - high)
    }
    if isBefore(place.nextDown), !isBefore(place.nextUp) { return place }
    var (left, right) = (gap.left, gap.right)
    while left.nextUp < right {
      let middle = left / 2 + right / 2
      guard left < middle, middle < right else { break }
      if isBefore(middle) { left = middle } else { right = middle }
    }
    return right.description.count < left.description.count ? right : left
  }

  private mutating func readJump(
    _ gap: Gap, _ point: Point, _ low: Double, _ high: Double, on scale: Scale,
    with evaluator: inout Evaluator
  ) {
    let unit = scale.pixelHeight
    let isLeft = abs(point.y - low) <= unit
    let isRight = abs(point.y - high) <= unit
    if isLeft { leftEnd = Self.closed(point, gap.left, with: &evaluator) }
    if isRight { rightEnd = Self.closed(point, gap.right, with: &evaluator) }
    if point.y.isFinite, !isLeft, !isRight { dot = point }
    feature = Feature(
      .jump, x: point.x,
      left: .limit(isLeft ? point.y : Self.limit(low, at: point.x, -1, unit, with: &evaluator)),
      right: .limit(isRight ? point.y : Self.limit(high, at: point.x, 1, unit, with: &evaluator)),
      value: point.y.isFinite ? point.y : nil)
  }

  /// Returns a better limit than the value at the end of a gap: that a few roundings away from the
  /// place, if it is about the same.
  private static func limit(
    _ value: Double, at x: Double, _ direction: Double, _ unit: Double,
    with evaluator: inout Evaluator
  ) -> Double {
    let near = evaluator.y(at: x + direction * 4 * x.ulp)
    return abs(near - value) <= unit ? near : value
  }

  private mutating func readHole(
    _ gap: Gap, _ place: Double, _ value: Double?, limit: Double, on scale: Scale,
    with evaluator: inout Evaluator
  ) {
    if let value, abs(value - limit) <= scale.pixelHeight {
      guard let point = gap.point(apartFrom: [limit], on: scale, with: &evaluator) else { return }
      let side = Feature.Side.limit(limit)
      feature = Feature(.hole, x: point.x, left: side, right: side, value: point.y)
      dot = point
      return
    }
    let fine = Self.limit(gap, place, with: &evaluator)
    let limit = abs(fine - limit) <= scale.pixelHeight ? fine : limit
    feature = Feature(.hole, x: place, left: .limit(limit), right: .limit(limit), value: value)
    dot = value.map { Point(x: place, y: $0) }
  }

  /// Returns the limit at a hole by extrapolation from both sides.
  ///
  /// Close to a hole quotients are mostly noise; some distance away the mean of both sides is off
  /// by the square of the distance, which two distances reveal (Richardson).
  private static func limit(
    _ gap: Gap, _ place: Double, with evaluator: inout Evaluator
  ) -> Double {
    func mean(_ distance: Double) -> Double {
      evaluator.y(at: place - distance) / 2 + evaluator.y(at: place + distance) / 2
    }
    let distance = 256 * max(gap.width, 4 * place.ulp)
    let (near, far) = (mean(distance), mean(2 * distance))
    return near + (near - far) / 3
  }

  /// Reads an edge of the domain; `isLeft` if the curve is to the left of it.
  ///
  /// The simplest number in the gap is the edge only if the curve ends right there; else it is any
  /// number near an edge that no simple number is, and the last point found is the end.
  private mutating func readEdge(
    _ gap: Gap, _ place: Double, _ value: Double?, _ limit: Double, isLeft: Bool, on scale: Scale,
    with evaluator: inout Evaluator
  ) {
    let end = isLeft ? gap.left : gap.right
    let outside = isLeft ? gap.right : gap.left
    func feature(at x: Double, _ value: Double?) -> Feature {
      let side = Feature.Side.limit(limit)
      return Feature(
        .edge, x: x, left: isLeft ? side : .undefined, right: isLeft ? .undefined : side,
        value: value)
    }
    let step = max(gap.width / 1024, 4 * place.ulp) * (isLeft ? -1 : 1)
    let isDefinedInside = evaluator.y(at: Self.between(place + step, end, place)).isFinite
    let isDefinedOutside = evaluator.y(at: Self.between(place - step, outside, place)).isFinite
    let isOutermost = place - step == outside || place == outside
    guard isDefinedInside, !isDefinedOutside || isOutermost && value == nil else {
      self.feature = feature(at: end, limit)
      return
    }
    self.feature = feature(at: place, value)
    guard let value else { return }
    let point = Point(x: place, y: value)
    let ending = Self.closed(point, end, with: &evaluator)
    let isNear = abs(value - limit) <= scale.pixelHeight
    if let ending, evaluator.isProving || isNear {
      if isLeft { leftEnd = ending } else { rightEnd = ending }
    } else if !isNear {
      dot = point
    }
  }

  /// Returns a number, or the second where it is not between the second and the third.
  private static func between(_ x: Double, _ end: Double, _ place: Double) -> Double {
    min(end, place) <= x && x <= max(end, place) ? x : end
  }

  /// Returns the point if the curve is continuous from it to the end of a stroke.
  private static func closed(
    _ point: Point, _ end: Double, with evaluator: inout Evaluator
  ) -> Point? {
    guard point.x != end else { return nil }
    guard evaluator.isProving else { return point }
    let cell = Interval(min(point.x, end), max(point.x, end))
    return evaluator.enclosure(over: cell)?.trust == .continuous ? point : nil
  }
}
