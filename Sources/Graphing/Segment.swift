/// A point of a curve in data coordinates.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An unbroken polyline of a curve, its vertices finite and in ascending x.
///
/// A segment of one vertex is a dot: an isolated point of the curve.
public struct Segment: Hashable, Sendable {
  public var vertices: [Point]
  /// Whether the stroke only says "somewhere in here", because no more could be found out.
  public var isUnresolved: Bool

  public init(_ vertices: [Point], isUnresolved: Bool = false) {
    self.vertices = vertices
    self.isUnresolved = isUnresolved
  }
}
