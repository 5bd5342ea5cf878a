internal import IntervalArithmetic

/// The sampling of one curve for a picture: first its shape, then, once it is known which y are
/// shown, its strokes.
///
/// The x-axis is divided into cells until each has a verdict. With an enclosure verdicts are
/// proofs; without, they are what samples suggest. Nothing is joined without a reason, and a
/// needless break is narrower than a pixel. After Tupper, Reliable Two-Dimensional Graphing Methods
/// for Mathematical Formulae with Two Free Variables (2001), and Fateman, Honest Plotting (1992).
///
/// ```swift
/// var sampling = Sampling(curve, over: -10...10, width: 1200, height: 800)
/// let y = Fit.range(of: [sampling.scout()]) ?? -10...10
/// let trace = sampling.trace(in: y)
/// ```
public struct Sampling: Sendable {
  private let x: ClosedRange<Double>
  private let width: Int
  private let height: Int
  /// The cells of a curve with an enclosure, nil for one without, whose cells are samples.
  private var proved: Survey<ProvedCell>?
  private var sampled = Survey<SampledCell>([])
  private var evaluator: Evaluator

  /// Starts the sampling of a curve over a range for a picture of so many pixels.
  ///
  /// - Parameter x: the range; of one that is not finite there is nothing to be seen.
  /// - Parameter isCancelled: asked before each evaluation, or each block of 128; after it said yes
  ///   nothing more is evaluated.
  public init(
    _ curve: Curve, over x: ClosedRange<Double>, width: Int, height: Int,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.x = x
    self.width = width
    self.height = height
    evaluator = Evaluator(curve, isCancelled: isCancelled)
    guard x.lowerBound.isFinite, x.upperBound.isFinite else { return }
    if evaluator.isProving {
      proved = Survey(Self.provedCells(over: x, with: &evaluator))
    } else {
      sampled = Survey(Self.sampledCells(over: x, width: width, with: &evaluator))
    }
  }

  /// Returns the rough shape of the curve, poles and all, from which a y-range can be fitted.
  ///
  /// What it evaluates is not evaluated again by `trace(in:)`.
  /// - Complexity: about 100 evaluations for a smooth curve.
  public mutating func scout() -> Trace {
    var unit = firstUnit
    var found = trace([])
    var before = Double.infinity
    var grown = 0.0
    var refinements = 0
    for _ in 0..<12 where refinements < 6 {
      let columns = before.isFinite ? width : min(width, 300)
      let scale = Scale(x: x, width: columns, unit: unit)
      let strokes = draw(on: scale).strokes
      let drawn = strokes.reduce(0) { $0 + $1.width }
      // What a coarser look saw, and Fit left out, need not come back.
      let isFirst = before.isInfinite
      let unresolved = unresolvedSamples(on: scale, beyond: isFirst ? 0 : drawn)
      // Scouting without a scale starts with a guess. Where one is finer than the curve is known,
      // nothing shows.
      let needed = unresolved.fuzzy.high / Self.rows - unresolved.fuzzy.low / Self.rows
      if isFirst, needed > 2 * max(unit, grown) {
        unit = needed
        grown = needed
        continue
      }
      refinements += 1
      let isWorthShowing = unresolved.width > drawn || !unresolved.fuzzy.isEmpty
      let vague = isWorthShowing ? unresolved.stroke : nil
      found = trace(strokes + (vague.map { [$0] } ?? []))
      guard !evaluator.wasCancelled, let y = Fit.range(of: [found]) else { return found }
      // Too coarse a guess is mended.
      let fitting = y.upperBound / Self.rows - y.lowerBound / Self.rows
      // Toward breaks coarse columns have long chords, which fit themselves: finer ones must agree.
      let isSettled = strokes.count <= 1 || grown > 0 || vague != nil || fitting >= before / 2
      if fitting >= unit / 2, isSettled { return found }
      unit = strokes.count <= 1 ? fitting : min(unit, fitting) / 8
      before = fitting
    }
    return found
  }

  /// Returns what the curve shows of a y-range.
  ///
  /// Strokes leave the range by less than a cell. A range that is not finite shows nothing.
  public mutating func trace(in y: ClosedRange<Double>) -> Trace {
    guard y.lowerBound.isFinite, y.upperBound.isFinite else { return trace([]) }
    if x.lowerBound == x.upperBound { return trace(dot) }
    let scale = Scale(x: x, y: y, width: width, height: height)
    var drawing = draw(on: scale)
    return trace(drawing.segments(in: y), drawing.features)
  }

  /// The rows of the picture that a scout has in mind.
  private static let rows = 200.0

  private mutating func draw(on scale: Scale) -> Drawing {
    proved?.settle(on: scale, with: &evaluator)
    if let proved { return Drawing(proved, on: scale, with: &evaluator) }
    sampled.settle(on: scale, with: &evaluator)
    return Drawing(sampled, on: scale, with: &evaluator)
  }

  private mutating func unresolvedSamples(
    on scale: Scale, beyond width: Double
  ) -> UnresolvedSamples {
    if let proved {
      UnresolvedSamples(of: proved, on: scale, beyond: width, with: &evaluator)
    } else {
      UnresolvedSamples(of: sampled, on: scale, beyond: width, with: &evaluator)
    }
  }

  private func trace(_ segments: [Segment], _ features: [Feature] = []) -> Trace {
    Trace(
      x: x, segments: segments, features: features, cells: proved?.count ?? sampled.count,
      points: evaluator.points, enclosures: evaluator.enclosures, isProved: evaluator.isProving,
      isComplete: !evaluator.wasCancelled, isUndefined: segments.isEmpty && isUndefined)
  }

  private var isUndefined: Bool {
    proved?.allSatisfy { $0.range == nil } ?? sampled.allSatisfy { $0.range == nil }
  }

  /// The curve on a range that is a single number.
  private var dot: [Segment] {
    mutating get {
      let y = evaluator.y(at: x.lowerBound)
      return y.isFinite ? [Segment([Point(x: x.lowerBound, y: y)])] : []
    }
  }
}

extension Sampling {
  private static func provedCells(
    over x: ClosedRange<Double>, with evaluator: inout Evaluator
  ) -> [ProvedCell] {
    let grid = ColumnGrid(x, columns: 16)
    var cells: [ProvedCell] = []
    // Room for most curves: growing would copy large cells.
    cells.reserveCapacity(512)
    var (left, leftValue) = (grid[0], evaluator.value(at: grid[0]))
    for right in grid.dropFirst() {
      let rightValue = evaluator.value(at: right)
      cells.append(ProvedCell(left, right, leftValue, rightValue, with: &evaluator))
      (left, leftValue) = (right, rightValue)
    }
    return cells
  }

  private static func sampledCells(
    over x: ClosedRange<Double>, width: Int, with evaluator: inout Evaluator
  ) -> [SampledCell] {
    let ends = Array(ColumnGrid(x, columns: max(width / 4, 1)))
    var xs: [Double] = []
    for (left, right) in zip(ends, ends.dropFirst()) {
      let quarters = SampledCell.quarters(left, right)
      for index in 0..<4 { xs.append(quarters[index]) }
    }
    if let last = ends.last { xs.append(last) }
    var ys = evaluator.values(at: xs)
    ys += Array(repeating: .nan, count: xs.count - ys.count)
    return stride(from: 0, to: xs.count - 1, by: 4).map { first in
      SampledCell(xs[first], xs[first + 4], InlineArray { ys[first + $0] })
    }
  }

  /// A guess of a pixel's height: what the ends of the first cells span, else what their bounds do.
  private var firstUnit: Double {
    let (values, ranges) = proved.map(Self.spreads) ?? Self.spreads(of: sampled)
    for spread in [values, ranges] where !spread.isEmpty && spread.low < spread.high {
      return spread.high / Self.rows - spread.low / Self.rows
    }
    return 1 / Self.rows
  }

  private static func spreads<C>(of survey: Survey<C>) -> (values: Spread, ranges: Spread) {
    var values = Spread()
    var ranges = Spread()
    for cell in survey {
      if let value = cell.leftValue { values.include(Spread(value.midpoint)) }
      if let value = cell.rightValue { values.include(Spread(value.midpoint)) }
      guard let range = cell.range, range.isFinite else { continue }
      ranges.include(Spread(range.lower, range.upper))
    }
    return (values, ranges)
  }
}

extension Segment {
  /// The length along the x-axis.
  fileprivate var width: Double {
    guard let first = vertices.first, let last = vertices.last else { return 0 }
    return last.x - first.x
  }
}
