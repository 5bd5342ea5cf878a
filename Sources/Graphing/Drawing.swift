internal import IntervalArithmetic

/// What the cells of a curve make up when they are drawn: strokes, dots, bars and features.
struct Drawing {
  private let scale: Scale
  private var pen = Pen()
  private var bars: Bars
  private(set) var features: [Feature] = []

  /// The most gaps that are looked at closely; beyond, a curve is dust.
  private static let mostReadings = 1000

  /// Draws settled cells, which may take some more evaluations at their gaps.
  ///
  /// Without a view gaps stay what they are, and what is unresolved is left out.
  init<C: Cell>(
    _ survey: Survey<C>, on scale: Scale, with evaluator: inout Evaluator
  ) {
    self.scale = scale
    bars = Bars(on: scale)
    var index = 0
    while index < survey.count {
      let start = index
      let cell = survey[start]
      index += 1
      guard cell.verdict == .gap else {
        draw(cell, with: evaluator)
        continue
      }
      var gap = Gap(cell)
      while index < survey.count, survey[index].verdict == .gap {
        gap.append(Gap(survey[index]))
        index += 1
      }
      let before = start > 0 ? survey[start - 1] : nil
      let after = index < survey.count ? survey[index] : nil
      gap.leftRange = before?.range
      gap.rightRange = after?.range
      // Amid what could not be resolved a gap that cannot be seen tells nothing.
      let isNarrow = gap.width <= scale.pixelWidth / 4
      if isNarrow, before?.verdict.isUnresolved == true, after?.verdict.isUnresolved == true {
        pen.lift()
      } else {
        draw(gap, with: &evaluator)
      }
    }
    pen.lift()
  }

  /// Returns all that was drawn, bars clipped to the view.
  mutating func segments(in y: ClosedRange<Double>) -> [Segment] {
    let strokes = pen.segments
    return strokes + bars.segments(beside: strokes, in: y)
  }

  /// The strokes and dots alone.
  var strokes: [Segment] { pen.segments }

  private mutating func draw(_ cell: some Cell, with evaluator: Evaluator) {
    switch cell.verdict {
    case .stroke: drawStroke(of: cell, with: evaluator)
    case .bent: drawStroke(of: cell, through: cell.bends, with: evaluator)
    case .unresolved(let isConnected):
      if isConnected { drawStroke(of: cell, with: evaluator) } else { pen.lift() }
      bars.add(cell.left, cell.right, cell.range, isConnected: isConnected)
    case .void, .gap, .halve: pen.lift()
    }
  }

  private mutating func drawStroke(
    of cell: some Cell, through bends: (Point?, Point?) = (nil, nil), with evaluator: Evaluator
  ) {
    guard let (first, last) = ends(of: cell, with: evaluator) else { return pen.lift() }
    pen.draw(from: first, to: bends.0 ?? last)
    if let bend = bends.0 { pen.draw(from: bend, to: bends.1 ?? last) }
    if let bend = bends.1 { pen.draw(from: bend, to: last) }
  }

  private func ends(of cell: some Cell, with evaluator: Evaluator) -> (Point, Point)? {
    guard let leftValue = cell.leftValue, let rightValue = cell.rightValue,
      let first = leftValue.known(on: scale), let last = rightValue.known(on: scale)
    else { return nil }
    assert(
      evaluator.agrees(leftValue, at: cell.left) && evaluator.agrees(rightValue, at: cell.right),
      "an enclosure contradicts the curve")
    return (Point(x: cell.left, y: first), Point(x: cell.right, y: last))
  }

  private mutating func draw(_ gap: Gap, with evaluator: inout Evaluator) {
    guard scale.hasView else { return pen.lift() }
    // Gaps side by side may add up to one that can be seen.
    if gap.width > scale.pixelWidth / 4 {
      pen.lift()
      return bars.add(gap.left, gap.right, gap.range, isConnected: false)
    }
    guard features.count < Self.mostReadings else { return pen.lift() }
    let reading = GapReading(gap, on: scale, with: &evaluator)
    if let feature = reading.feature { features.append(feature) }
    if let end = reading.leftEnd, let last = gap.leftValue?.known(on: scale) {
      pen.draw(from: Point(x: gap.left, y: last), to: end)
    }
    pen.lift()
    if let dot = reading.dot { pen.dot(dot) }
    if let end = reading.rightEnd, let first = gap.rightValue?.known(on: scale) {
      pen.draw(from: end, to: Point(x: gap.right, y: first))
    }
  }
}
