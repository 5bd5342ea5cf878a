/// The end of a curve between a defined and an undefined x.
enum DomainEdge {
  /// The halvings from a column to a hair.
  static let halvings = 20

  /// Returns vertices from a defined point up to the edge of the domain, in order of discovery.
  ///
  /// The last vertex is at most a hair away from the edge. If the simplest number in that hair
  /// belongs to the curve it is the last vertex, so that √M starts at 0 and not at 1e-8.
  ///
  /// - Parameter inner: y of the sample farther inside, NaN if there is none; a leap at the edge
  ///   that is larger than all changes before it is not followed.
  /// - Parameter outside: an x beyond the edge, on either side, where the curve is undefined.
  static func vertices(
    from defined: Point, after inner: Double, toward outside: Double,
    with evaluator: inout Evaluator
  ) -> [Point] {
    var vertices: [Point] = []
    var inside = defined
    var outside = outside
    for _ in 0..<halvings where !evaluator.wasCancelled {
      let middle = inside.x / 2 + outside / 2
      let y = evaluator.y(at: middle)
      if y.isFinite {
        inside = Point(x: middle, y: y)
        vertices.append(inside)
      } else {
        outside = middle
      }
    }
    guard let x = simplestNumber(between: inside.x, and: outside) else { return vertices }
    let y = evaluator.y(at: x)
    let change = Double.maximum(
      StepRule.quarterStep(inner, defined.y).magnitude,
      StepRule.quarterStep(defined.y, inside.y).magnitude)
    if y.isFinite, StepRule.quarterStep(inside.y, y).magnitude <= change {
      vertices.append(Point(x: x, y: y))
    }
    return vertices
  }
}
