/// A place where a curve breaks, and what it does there.
///
///     // 1/M at 0
///     Feature(.pole, x: 0, left: .infinite(.minus), right: .infinite(.plus), value: nil)
public struct Feature: Hashable, Sendable {
  /// What kind of place it is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The curve runs away on one side or on both.
    case pole
    /// The curve has different limits on both sides.
    case jump
    /// The curve has the same limit on both sides, and is undefined or far away between them.
    case hole
    /// The curve ends: on one side it is undefined.
    case edge
    /// The curve is undefined on both sides.
    case point
  }

  /// What the curve does on one side of the place.
  public enum Side: Hashable, Sendable {
    /// It is undefined, or the sampled range ends here.
    case undefined
    /// It tends to a number.
    case limit(Double)
    /// It grows beyond all bounds, upward or downward.
    case infinite(FloatingPointSign)
  }

  public var kind: Kind
  /// Where it is: exactly at simple numbers, else to a small fraction of a pixel.
  public var x: Double
  public var left: Side
  public var right: Side
  /// The value at `x`, nil if the curve is undefined there; an edge with a value is closed.
  public var value: Double?

  public init(_ kind: Kind, x: Double, left: Side, right: Side, value: Double? = nil) {
    self.kind = kind
    self.x = x
    self.left = left
    self.right = right
    self.value = value
  }
}
