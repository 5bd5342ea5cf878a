/// The smallest and the largest of some values; at first of none.
struct Spread: Hashable {
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity

  init() {}

  init(_ value: Double) {
    low = value
    high = value
  }

  /// The values from the lesser to the greater of two.
  init(_ first: Double, _ second: Double) {
    low = min(first, second)
    high = max(first, second)
  }

  var isEmpty: Bool { low > high }

  /// Whether the values differ by rounding noise at most: 2^-36 of their size.
  var isConstant: Bool {
    high / 4 - low / 4 <= 0x1p-38 * max(low.magnitude, high.magnitude)
  }

  mutating func include(_ other: Spread) {
    low = min(low, other.low)
    high = max(high, other.high)
  }

  /// Returns whether the values go beyond another spread by more than a share of its width.
  ///
  /// Beyond one without width everything goes that is outside. Widths are taken in quarters,
  /// because a whole one may overflow.
  func exceeds(_ other: Spread, by share: Double) -> Bool {
    let allowed = (other.high / 4 - other.low / 4) * share
    return other.low / 4 - low / 4 > allowed || high / 4 - other.high / 4 > allowed
  }
}
