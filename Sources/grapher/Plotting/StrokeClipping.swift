internal import Graphing

/// The rectangle of a canvas plus one pixel on each side, to which strokes are cut.
///
/// gnuplot itself would leave out a stroke whose ends are both outside, however much of it is seen;
/// the pixel more keeps the end of a cut line hidden beyond the border.
struct ClippingBox: Hashable, Sendable {
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  init(_ canvas: Canvas) {
    x = -1...(canvas.width + 1)
    y = -1...(canvas.height + 1)
  }

  /// Returns the parts of a polyline inside, each with at least two vertices, all in pixels.
  func clip(_ vertices: [Point]) -> [[Point]] {
    var parts: [[Point]] = []
    var part: [Point] = []
    func endPart() {
      if part.count > 1 { parts.append(part) }
      part = []
    }
    for (start, end) in zip(vertices, vertices.dropFirst()) {
      guard let inside = visiblePart(from: start, to: end) else {
        endPart()
        continue
      }
      if part.isEmpty || inside.lowerBound > 0 {
        endPart()
        part = [between(start, end, at: inside.lowerBound)]
      }
      part.append(between(start, end, at: inside.upperBound))
      if inside.upperBound < 1 { endPart() }
    }
    endPart()
    return parts
  }

  /// Returns which part of a stroke is inside, 0 being its start and 1 its end; nil if none is.
  ///
  /// The method is that of Y.-D. Liang and B. A. Barsky, A New Concept and Method for Line
  /// Clipping, ACM Transactions on Graphics 3 (1984).
  private func visiblePart(from start: Point, to end: Point) -> ClosedRange<Double>? {
    let dx = end.x - start.x
    let dy = end.y - start.y
    var enters = 0.0
    var leaves = 1.0
    for (run, room) in [
      (-dx, start.x - x.lowerBound), (dx, x.upperBound - start.x),
      (-dy, start.y - y.lowerBound), (dy, y.upperBound - start.y),
    ] {
      if run < 0 {
        enters = max(enters, room / run)
      } else if run > 0 {
        leaves = min(leaves, room / run)
      } else if room < 0 {
        return nil
      }
    }
    return enters <= leaves ? enters...leaves : nil
  }

  private func between(_ start: Point, _ end: Point, at part: Double) -> Point {
    if part == 0 { return start }
    if part == 1 { return end }
    return Point(
      x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
  }
}
