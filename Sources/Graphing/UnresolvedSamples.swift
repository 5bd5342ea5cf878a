internal import IntervalArithmetic

/// Values of a curve where a scout could not resolve it: not what it does there, but about where.
///
/// Where bounds are too wide for a picture, as those of 10¹⁵ + sin(M) are by rounding, single
/// values still tell which y are worth showing.
struct UnresolvedSamples {
  private var samples: [(point: Point, width: Double)] = []
  /// The sum of the widths of what is unresolved.
  private(set) var width = 0.0
  /// The values of a continuous curve that are not known to a pixel's height, maybe too fine a one.
  private(set) var fuzzy = Spread()

  /// The most values that are looked at.
  private static let limit = 1024

  /// Evaluates the curve at ends of the unresolved cells, if these are wider than a width in all.
  init<C: Cell>(
    of survey: Survey<C>, on scale: Scale, beyond width: Double = 0,
    with evaluator: inout Evaluator
  ) {
    let cells = survey.filter(\.verdict.isUnresolved)
    self.width = cells.reduce(0) { $0 + $1.width }
    guard self.width > width else { return }
    let step = max(1, cells.count / Self.limit)
    for index in stride(from: 0, to: cells.count, by: step) {
      let cell = cells[index]
      guard add(cell.left, standingFor: cell.width, with: &evaluator) else { continue }
      if cell.verdict == .unresolved(isConnected: true), let sample = samples.last,
        let bounds = cell.leftValue, bounds.isFinite, bounds.known(on: scale) == nil
      {
        fuzzy.include(Spread(sample.point.y))
      }
    }
    // The border of the picture counts as one, lest the curve seem to run away before it.
    if let last = cells.last {
      _ = add(last.right, standingFor: last.width, with: &evaluator)
    }
  }

  private mutating func add(
    _ x: Double, standingFor width: Double, with evaluator: inout Evaluator
  ) -> Bool {
    let y = evaluator.y(at: x)
    guard y.isFinite else { return false }
    samples.append((Point(x: x, y: y), width))
    return true
  }

  /// A stroke through the values worth showing; nil if there are none.
  ///
  /// Values that are rare and far from the others, as those near poles are, are left out: of the
  /// lowest and of the highest a 16th, less if that does not add much, as in ``Fit``. Those of a
  /// continuous curve are all shown.
  var stroke: Segment? {
    guard !samples.isEmpty else { return nil }
    let sorted = samples.sorted { $0.point.y < $1.point.y }.map { (y: $0.point.y, width: $0.width) }
    let core = Self.spread(of: sorted, without: Fit.shares.widest)
    var shown = core
    for (number, share) in (Fit.shares.others + [0]).enumerated() {
      let more = Self.spread(of: sorted, without: share)
      if more.exceeds(core, by: Fit.allowance * Double(number + 1)) { break }
      shown.include(more)
    }
    shown.include(fuzzy)
    let points = samples.map(\.point).filter { shown.low <= $0.y && $0.y <= shown.high }
    return points.isEmpty ? nil : Segment(points, isUnresolved: true)
  }

  /// Returns what values in ascending order span without a share of the lowest and the highest.
  private static func spread(of sorted: [(y: Double, width: Double)], without share: Double)
    -> Spread
  {
    let leftOut = share * sorted.reduce(0) { $0 + $1.width }
    func first(_ values: some Sequence<(y: Double, width: Double)>) -> Double? {
      var passed = 0.0
      for value in values {
        passed += value.width
        if passed > leftOut { return value.y }
      }
      return nil
    }
    guard let low = first(sorted), let high = first(sorted.reversed()), low <= high else {
      return Spread()
    }
    return Spread(low, high)
  }
}
