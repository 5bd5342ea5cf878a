/// A direction in which the window moves over the plane.
public enum Direction: String, CaseIterable, Sendable {
  case left, right, up, down

  /// The axis along which the window moves.
  public var axis: Axis {
    switch self {
    case .left, .right: .x
    case .up, .down: .y
    }
  }

  /// Whether coordinates grow in this direction.
  public var isForward: Bool {
    switch self {
    case .right, .up: true
    case .left, .down: false
    }
  }
}
