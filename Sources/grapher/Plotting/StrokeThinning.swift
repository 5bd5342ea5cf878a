internal import Glibc
internal import Graphing

/// Returns a polyline without the vertices that nobody could see.
///
/// A vertex goes if the line that stays passes within `tolerance` of it, all in pixels; the first
/// and the last stay. It takes one pass: from the last vertex kept, each further one narrows the
/// directions in which a straight line still passes close to all of them.
///
/// ```swift
/// thinned([Point(x: 0, y: 0), Point(x: 1, y: 0.01), Point(x: 2, y: 0)])  // first and last
/// ```
func thinned(_ vertices: [Point], tolerance: Double = 0.1) -> [Point] {
  guard vertices.count > 2, let first = vertices.first else { return vertices }
  var kept = [first]
  var directions = -Double.infinity...Double.infinity
  var reach = 0.0
  var last = first
  for vertex in vertices.dropFirst() {
    var sight = Sight(from: kept[kept.count - 1], to: vertex)
    // A vertex nearer than the one before has turned back, even if it lies on the same line.
    if sight.distance < reach || !directions.contains(sight.angle) {
      kept.append(last)
      directions = -Double.infinity...Double.infinity
      reach = 0
      sight = Sight(from: last, to: vertex)
    }
    if sight.distance > tolerance {
      let spread = asin(tolerance / sight.distance)
      directions = directions.clamped(to: (sight.angle - spread)...(sight.angle + spread))
    }
    reach = sight.distance
    last = vertex
  }
  kept.append(last)
  return kept
}

/// The direction and distance in which one pixel sees another.
private struct Sight {
  let angle: Double
  let distance: Double

  init(from start: Point, to end: Point) {
    angle = atan2(end.y - start.y, end.x - start.x)
    distance = hypot(end.x - start.x, end.y - start.y)
  }
}
