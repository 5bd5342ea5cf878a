/// What a closer look between two neighboring samples found.
///
/// The largest step in the cell is halved again and again, and so is the interval at a peak that
/// is climbed too steeply. On a continuous curve steps shrink with their intervals, however steep
/// the curve; at a jump they stay, and toward a pole they grow. The points found on the way are
/// vertices: they give a steep rise its corners, and let both branches at a pole run out of the
/// picture.
struct Refinement: Hashable {
  /// The new vertices that continue the left sample, in ascending x.
  var left: [Point] = []
  /// The new vertices that lead to the right sample, in ascending x; empty if joined.
  var right: [Point] = []
  /// Whether the two samples are connected through the vertices.
  var isJoined = false

  /// The width at which a step that has not shrunk counts as a jump, as a share of the cell.
  static let hair = 0x1p-20
  /// The most evaluations spent on one cell; whoever needs more gets a break.
  static let budget = 160

  /// Looks between the samples `index` and `index` + 1, both defined.
  ///
  /// They are joined once the largest step has shrunk to a quarter of the largest seen (a jump
  /// that ``StepRule`` accuses is at least a third of the step) and no peak is left that might be
  /// a pole. The samples around them tell how steep the curve arrives.
  static func between(
    _ index: Int, in ys: [Double], on grid: ColumnGrid, with evaluator: inout Evaluator
  ) -> Refinement {
    let hairWidth = (grid[index + 1] - grid[index]) * hair
    var cell = Neighborhood(index, in: ys, on: grid)
    for _ in 0..<budget {
      guard let interval = cell.unprovedInterval() else {
        return Refinement(left: cell.inside(upTo: cell.end), isJoined: true)
      }
      let (low, high) = (cell.points[interval], cell.points[interval + 1])
      let middle = low.x + (high.x - low.x) / 2
      guard high.x - low.x > hairWidth, low.x < middle, middle < high.x else {
        return split(cell, after: interval)
      }
      let y = evaluator.y(at: middle)
      guard y.isFinite else {
        return aroundGap(at: middle, after: interval, of: cell, with: &evaluator)
      }
      cell.insert(Point(x: middle, y: y), at: interval + 1)
    }
    return split(cell, after: cell.largestStep().index)
  }

  /// Returns two strokes that end on both sides of an undefined x in an interval.
  private static func aroundGap(
    at x: Double, after interval: Int, of cell: Neighborhood, with evaluator: inout Evaluator
  ) -> Refinement {
    var result = split(cell, after: interval)
    let (low, high) = (cell.points[interval], cell.points[interval + 1])
    result.left += DomainEdge.vertices(from: low, after: high.y, toward: x, with: &evaluator)
    result.right =
      DomainEdge.vertices(from: high, after: low.y, toward: x, with: &evaluator).reversed()
      + result.right
    return result
  }

  private static func split(_ cell: Neighborhood, after interval: Int) -> Refinement {
    Refinement(left: cell.inside(upTo: interval + 1), right: cell.inside(from: interval + 1))
  }
}

/// The points known between two samples, with the samples and up to two more on each side.
private struct Neighborhood {
  private(set) var points: [Point] = []
  /// The indices of the two samples.
  private(set) var start = 0
  private(set) var end = 1
  private var largestSeen = 0.0
  private var noise = 0.0

  init(_ index: Int, in ys: [Double], on grid: ColumnGrid) {
    for neighbor in max(index - 2, 0)...min(index + 3, ys.count - 1) {
      if ys[neighbor].isFinite {
        points.append(Point(x: grid[neighbor], y: ys[neighbor]))
      } else if neighbor < index {
        points = []
      } else {
        break
      }
      if neighbor == index { start = points.count - 1 }
    }
    end = start + 1
    for point in points[start...end] { allowNoise(of: point) }
    largestSeen = largestStep().step
  }

  mutating func insert(_ point: Point, at index: Int) {
    points.insert(point, at: index)
    end += 1
    allowNoise(of: point)
    largestSeen = max(largestSeen, largestStep().step)
  }

  /// Returns the points strictly between the samples, from one index up to another.
  func inside(from first: Int? = nil, upTo last: Int? = nil) -> [Point] {
    Array(points[(first ?? start + 1)..<(last ?? end)])
  }

  /// Returns an interval that may hide a jump or a pole, or nil if all is proved.
  func unprovedInterval() -> Int? {
    let (index, step) = largestStep()
    if end - start == 1 || step > max(largestSeen / 4, noise) { return index }
    // A sixteenth, because at a logarithm's pole steps never grow: its first may be the largest.
    return (start..<end).first { hiddenClimb($0) > max(largestSeen / 16, noise) }
  }

  func largestStep() -> (index: Int, step: Double) {
    var best = (index: start, step: -1.0)
    for index in start..<end {
      let step = StepRule.quarterStep(points[index].y, points[index + 1].y).magnitude
      if step > best.step { best = (index, step) }
    }
    return best
  }

  /// Returns how far the curve may climb unseen within an interval that is reached from both
  /// sides by climbing (or falling): half the interval's width at the steeper slope.
  ///
  /// On a curve that goes on smoothly it shrinks with the interval; at a pole it does not.
  private func hiddenClimb(_ index: Int) -> Double {
    let (before, after) = (slope(index - 1), slope(index + 1))
    let isPeak = before > 0 && after < 0 || before < 0 && after > 0
    guard isPeak || before.isNaN || after.isNaN else { return 0 }
    let width = points[index + 1].x - points[index].x
    return Double.maximum(before.magnitude, after.magnitude) * width / 2
  }

  private func slope(_ index: Int) -> Double {
    guard index >= 0, index + 1 < points.count else { return .nan }
    let (low, high) = (points[index], points[index + 1])
    return StepRule.quarterStep(low.y, high.y) / (high.x - low.x)
  }

  private mutating func allowNoise(of point: Point) {
    noise = max(noise, StepRule.noise * point.y.magnitude / 4)
  }
}
