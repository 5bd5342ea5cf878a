internal import IntervalArithmetic

/// Vertical strokes that say "somewhere in here", two to a pixel.
struct Bars {
  private struct Bar {
    var bounds = Spread()
    /// Whether a connected curve drew all of it, so that its ink may say as much.
    var isConnected = true
    /// What the strokes of the curve have drawn in the column, and whether in one piece.
    var ink = Spread()
    var isOnePiece = true
  }

  private let scale: Scale
  private var bars: [Int: Bar] = [:]

  init(on scale: Scale) {
    self.scale = scale
  }

  private var step: Double { scale.pixelWidth / 2 }

  private func bin(_ x: Double) -> Int {
    let offset = (x - scale.x.lowerBound) / step
    return offset > 0 ? Int(min(offset, Double(2 * scale.columns - 1))) : 0
  }

  /// Adds what is possible over a stretch.
  mutating func add(_ left: Double, _ right: Double, _ range: Interval?, isConnected: Bool) {
    guard scale.hasView, let range, !scale.isOutside(range.lower, range.upper) else { return }
    for index in bin(left)...max(bin(left), bin(right.nextDown)) {
      bars[index, default: Bar()].bounds.include(Spread(range.lower))
      bars[index, default: Bar()].bounds.include(Spread(range.upper))
      if !isConnected { bars[index, default: Bar()].isConnected = false }
    }
  }

  /// Returns the bars of which the strokes do not say as much already, clipped to the view.
  mutating func segments(beside strokes: [Segment], in y: ClosedRange<Double>) -> [Segment] {
    guard !bars.isEmpty else { return [] }
    for stroke in strokes { addInk(of: stroke.vertices) }
    return bars.keys.sorted().compactMap { index in
      guard let bar = bars[index], !isDrawn(bar) else { return nil }
      let x = scale.x.lowerBound + (Double(index) + 0.5) * step
      let low = max(bar.bounds.low, y.lowerBound)
      let high = min(bar.bounds.high, y.upperBound)
      guard low <= high, scale.x.contains(x) else { return nil }
      return Segment([Point(x: x, y: low), Point(x: x, y: high)], isUnresolved: true)
    }
  }

  private func isDrawn(_ bar: Bar) -> Bool {
    let low = max(bar.bounds.low, scale.visible.lowerBound)
    let high = min(bar.bounds.high, scale.visible.upperBound)
    return bar.isConnected && bar.isOnePiece && !bar.ink.isEmpty
      && bar.ink.low - low <= scale.pixelHeight && high - bar.ink.high <= scale.pixelHeight
  }

  private mutating func addInk(of vertices: [Point]) {
    for (start, end) in zip(vertices, vertices.dropFirst()) where end.x > start.x {
      let (first, last) = (bin(start.x), bin(end.x))
      for index in first...last where bars[index] != nil {
        let low = scale.x.lowerBound + Double(index) * step
        var piece = Spread(Self.y(on: start, end, at: max(start.x, low)))
        piece.include(Spread(Self.y(on: start, end, at: min(end.x, low + step))))
        add(piece, to: index)
      }
    }
  }

  private mutating func add(_ piece: Spread, to index: Int) {
    guard var bar = bars[index] else { return }
    let touches = piece.low <= bar.ink.high && bar.ink.low <= piece.high
    if !bar.ink.isEmpty, !touches { bar.isOnePiece = false }
    bar.ink.include(piece)
    bars[index] = bar
  }

  private static func y(on start: Point, _ end: Point, at x: Double) -> Double {
    let share = min(max((x - start.x) / (end.x - start.x), 0), 1)
    return start.y * (1 - share) + end.y * share
  }
}
