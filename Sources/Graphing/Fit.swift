/// The y-range that shows what is worth seeing of some curves.
///
/// A curve is shown whole, except where it runs away at a break:
///
/// 1. An end of a stroke inside the sampled range (a pole, a jump, an edge of the domain) *runs
///    away* if its last 128th in x adds more than 0.4 of what the rest of the stroke spans. A curve
///    at the border of the picture never does: e^M and M^9 stay whole.
/// 2. Of such an end a 16th of the longest such stroke is left out. Then a 32nd, a 64th and a 128th
///    are tried, as long as each adds no more than 0.4 of what is shown without the 16th: a
///    logarithm that dives slowly is followed, 1/M is not.
/// 3. A stroke inside the range that is shorter than what is left out, and that runs away by its
///    own measure, as between two close poles, is not asked.
/// 4. Dots count like such an end; alone they are shown whole.
public enum Fit {
  /// The margin above and below, as a share of what the curves span.
  static let margin = 0.05
  /// What an end may add without running away, as a share of the rest.
  static let allowance = 0.4
  /// The share of a stroke left out at an end that runs away, and the shares let in again.
  static let shares = (widest: 1.0 / 16, others: [1.0 / 32, 1.0 / 64, 1.0 / 128])

  /// Returns a y-range around what the traces show, or nil if they show nothing.
  ///
  /// ```swift
  /// Fit.range(of: [sine])      // about -1.1...1.1
  /// Fit.range(of: [tangent])   // about -9...9
  /// Fit.range(of: [constant5]) // 0...10
  /// ```
  /// The range is always one that a ``Viewport`` takes. A curve that is constant up to rounding is
  /// put in the middle, with 0 at an end.
  public static func range(of traces: [Trace]) -> ClosedRange<Double>? {
    let strokes = traces.flatMap { trace in
      trace.segments.filter { $0.vertices.count > 1 }.map { Stroke($0, in: trace.x) }
    }
    let dots = traces.flatMap(\.segments).filter { $0.vertices.count == 1 }.flatMap(\.vertices)
    var core = Spread()
    let longest = strokes.filter(\.runsAway).map(\.width).max() ?? 0
    let asked = strokes.filter { !$0.isSqueezed(below: 2 * shares.widest * longest) }
    for stroke in asked { core.include(stroke.spread(without: shares.widest * longest)) }
    var shown = core
    for stroke in asked {
      for (number, share) in shares.others.enumerated() {
        let more = stroke.spread(without: share * longest)
        if more.exceeds(core, by: allowance * Double(number + 1)) { break }
        shown.include(more)
      }
    }
    for dot in dots where strokes.isEmpty || !Spread(dot.y).exceeds(core, by: allowance) {
      shown.include(Spread(dot.y))
    }
    return shown.isEmpty ? nil : padded(shown)
  }

  /// Returns the range with its margin, or one around a constant.
  private static func padded(_ spread: Spread) -> ClosedRange<Double> {
    let limit = Viewport.largestCoordinate
    let low = min(max(spread.low, -limit), limit)
    let high = min(max(spread.high, -limit), limit)
    let extra = (high - low) * margin
    let range = max(low - extra, -limit)...min(high + extra, limit)
    if Viewport.canShow(range), !spread.isConstant { return range }
    let middle = low / 2 + high / 2
    let around = min(middle, 2 * middle, 0)...max(middle, 2 * middle, 0)
    let clamped = max(around.lowerBound, -limit)...min(around.upperBound, limit)
    return Viewport.canShow(clamped) ? clamped : -1...1
  }
}

/// A segment of at least two vertices, and which of its ends run away.
private struct Stroke {
  let vertices: [Point]
  private var runsAwayLeft = false
  private var runsAwayRight = false
  private var isInside = false

  init(_ segment: Segment, in x: ClosedRange<Double>) {
    vertices = segment.vertices
    guard let first = vertices.first, let last = vertices.last else { return }
    isInside = first.x > x.lowerBound && last.x < x.upperBound
    runsAwayLeft = first.x > x.lowerBound && addsMuch(withoutLeft: 0, right: width / 128)
    runsAwayRight = last.x < x.upperBound && addsMuch(withoutLeft: width / 128, right: 0)
  }

  var runsAway: Bool { runsAwayLeft || runsAwayRight }

  /// Whether it is shorter than `width`, ends at both sides inside the range, and runs away there.
  func isSqueezed(below width: Double) -> Bool {
    guard isInside, self.width < width else { return false }
    let ends = self.width * Fit.shares.widest
    return spread(withoutLeft: 0, right: 0)
      .exceeds(spread(withoutLeft: ends, right: ends), by: Fit.allowance)
  }

  var width: Double {
    guard let first = vertices.first, let last = vertices.last else { return 0 }
    return min(last.x - first.x, .greatestFiniteMagnitude)
  }

  /// Returns what the stroke spans without a piece of that x-length at each end that runs away.
  func spread(without length: Double) -> Spread {
    spread(withoutLeft: runsAwayLeft ? length : 0, right: runsAwayRight ? length : 0)
  }

  /// Returns whether the stroke without the given lengths spans much more than without its ends.
  private func addsMuch(withoutLeft left: Double, right: Double) -> Bool {
    let rest = spread(withoutLeft: width / 128, right: width / 128)
    return spread(withoutLeft: left, right: right).exceeds(rest, by: Fit.allowance)
  }

  private func spread(withoutLeft left: Double, right: Double) -> Spread {
    guard let first = vertices.first, let last = vertices.last else { return Spread() }
    var spread = Spread()
    let (low, high) = (first.x + left, last.x - right)
    for (start, end) in zip(vertices, vertices.dropFirst()) where low <= high {
      guard start.x <= high, low <= end.x else { continue }
      spread.include(Spread(start.x < low ? Self.y(on: start, end, at: low) : start.y))
      spread.include(Spread(end.x > high ? Self.y(on: start, end, at: high) : end.y))
    }
    guard spread.isEmpty else { return spread }
    // A short stroke may have nothing that far inside.
    let middle = first.x / 2 + last.x / 2
    let center = vertices.min { abs($0.x - middle) < abs($1.x - middle) }
    return Spread(center?.y ?? first.y)
  }
  private static func y(on start: Point, _ end: Point, at x: Double) -> Double {
    let share = (x - start.x) / (end.x - start.x)
    return start.y * (1 - share) + end.y * share
  }
}
