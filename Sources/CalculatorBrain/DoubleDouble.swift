/// A number held in two doubles, good for about 31 digits, for products whose rounding would add up.
///
/// After T. J. Dekker, "A floating-point technique for extending the available precision", 1971, with
/// fused multiplication in place of splitting.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  private init(sum high: Double, _ low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = left.high * right.high
    let rest = (-product).addingProduct(left.high, right.high)
    return DoubleDouble(sum: product, rest + (left.high * right.low + left.low * right.high))
  }

  /// Returns the quotient of two doubles.
  static func quotient(_ dividend: Double, _ divisor: Double) -> DoubleDouble {
    let quotient = dividend / divisor
    return DoubleDouble(sum: quotient, dividend.addingProduct(-quotient, divisor) / divisor)
  }
}
