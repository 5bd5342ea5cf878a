/// What an operation makes of an interval: the bounds of its values, and how far it can be trusted.
///
/// Where an operation is nowhere defined there is none, and its functions return nil.
///
///     Interval(-1, 4).squareRoot  // 0...2, partial
public struct DecoratedInterval: Hashable, Sendable {
  public var range: Interval
  public var trust: Enclosure.Trust

  /// Makes a decorated interval, of a continuous operation if nothing else is said.
  ///
  ///     DecoratedInterval(Interval(0, 1), .defined)
  @inlinable
  public init(_ range: Interval, _ trust: Enclosure.Trust = .continuous) {
    self.range = range
    self.trust = trust
  }

  /// Nothing known.
  static var unknown: DecoratedInterval { DecoratedInterval(.wholeLine, .partial) }

  /// The range, if the operation is defined on the whole of its argument.
  @inline(__always)
  var certainRange: Interval? { trust >= .defined ? range : nil }
}
