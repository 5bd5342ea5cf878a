internal import IntervalArithmetic

/// Vertical strokes that say "somewhere in here", two to a pixel.
struct Bars {
  private struct Bar {
    /// The number of the half of a pixel that it stands in.
    let bin: Int
    var bounds = Spread()
    /// Whether a connected curve drew all of it, so that its ink may say as much.
    var isConnected = true
    /// What the strokes of the curve have drawn in the column, and whether in one piece.
    var ink = Spread()
    var isOnePiece = true

    mutating func add(_ piece: Spread) {
      let touches = piece.low <= ink.high && ink.low <= piece.high
      if !ink.isEmpty, !touches { isOnePiece = false }
      ink.include(piece)
    }
  }

  private let scale: Scale
  /// From left to right.
  private var bars: [Bar] = []

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
    for bin in bin(left)...max(bin(left), bin(right.nextDown)) {
      let index = index(of: bin)
      bars[index].bounds.include(Spread(range.lower, range.upper))
      if !isConnected { bars[index].isConnected = false }
    }
  }

  /// Returns the index of the bar in a bin, which is made if missing; fast to the right of all.
  private mutating func index(of bin: Int) -> Int {
    var end = bars.count
    while end > 0, bars[end - 1].bin > bin { end -= 1 }
    if end > 0, bars[end - 1].bin == bin { return end - 1 }
    bars.insert(Bar(bin: bin), at: end)
    return end
  }

  /// Returns the bars of which the strokes do not say as much already, clipped to the view.
  mutating func segments(beside strokes: [Segment], in y: ClosedRange<Double>) -> [Segment] {
    guard !bars.isEmpty else { return [] }
    var next = 0
    for stroke in strokes { addInk(of: stroke.vertices, from: &next) }
    return bars.compactMap { bar in
      guard !isDrawn(bar) else { return nil }
      let x = scale.x.lowerBound + (Double(bar.bin) + 0.5) * step
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

  /// Adds what a stroke draws; `next` is near the first bar that it meets, and then the last.
  private mutating func addInk(of vertices: [Point], from next: inout Int) {
    for (start, end) in zip(vertices, vertices.dropFirst()) where end.x > start.x {
      let (first, last) = (bin(start.x), bin(end.x))
      while next > 0, bars[next - 1].bin >= first { next -= 1 }
      while next < bars.count, bars[next].bin < first { next += 1 }
      var index = next
      while index < bars.count, bars[index].bin <= last {
        let low = scale.x.lowerBound + Double(bars[index].bin) * step
        bars[index].add(
          Spread(
            Self.y(on: start, end, at: max(start.x, low)),
            Self.y(on: start, end, at: min(end.x, low + step))))
        index += 1
      }
    }
  }

  private static func y(on start: Point, _ end: Point, at x: Double) -> Double {
    let share = min(max((x - start.x) / (end.x - start.x), 0), 1)
    return start.y * (1 - share) + end.y * share
  }
}
