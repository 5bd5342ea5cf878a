/// Strokes in the making: a pen that is put to paper, moved and lifted.
struct Pen {
  private(set) var segments: [Segment] = []
  private var vertices: [Point] = []

  /// Goes on to points, wherever the pen is.
  mutating func append(_ points: [Point]) {
    vertices += points
  }

  /// Draws a line; it goes on the stroke under the pen if that ends where the line begins.
  mutating func draw(from start: Point, to end: Point) {
    if vertices.last != start {
      lift()
      vertices.append(start)
    }
    vertices.append(end)
  }

  /// Ends the stroke under the pen, if any.
  mutating func lift() {
    guard !vertices.isEmpty else { return }
    segments.append(Segment(vertices))
    vertices = []
  }

  /// Draws a dot.
  mutating func dot(_ point: Point) {
    lift()
    segments.append(Segment([point]))
  }
}
