/// A number held in two doubles, good for about 31 digits, for what rounding would add up in.
///
/// After T. J. Dekker, "A floating-point technique for extending the available precision", 1971,
/// with fused multiplication in place of splitting. `high` is the double nearest to the number.
/// Infinity and NaN are good in `high` only.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// The sum of two doubles, the second being the smaller.
  init(sum high: Double, _ low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  /// The exact sum of any two doubles.
  ///
  /// After D. E. Knuth, "The Art of Computer Programming", volume 2, 1969, section 4.2.2.
  init(exactSum left: Double, _ right: Double) {
    high = left + right
    let rest = high - left
    low = (left - (high - rest)) + (right - rest)
  }

  /// Returns the quotient of two doubles.
  static func quotient(_ dividend: Double, _ divisor: Double) -> DoubleDouble {
    let quotient = dividend / divisor
    return DoubleDouble(sum: quotient, dividend.addingProduct(-quotient, divisor) / divisor)
  }

  static prefix func - (number: DoubleDouble) -> DoubleDouble {
    number.scaled(by: -1)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(exactSum: left.high, right.high)
    let rest = DoubleDouble(exactSum: left.low, right.low)
    let almost = DoubleDouble(sum: sum.high, sum.low + rest.high)
    return DoubleDouble(sum: almost.high, almost.low + rest.low)
  }

  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    left + -right
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = left.high * right.high
    let rest = (-product).addingProduct(left.high, right.high)
    return DoubleDouble(sum: product, rest + (left.high * right.low + left.low * right.high))
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let quotient = left.high / right.high
    let rest = left.high.addingProduct(-quotient, right.high) + (left.low - quotient * right.low)
    return DoubleDouble(sum: quotient, rest / right.high)
  }

  /// The square root of a number that is not negative.
  var squareRoot: DoubleDouble {
    let root = high.squareRoot()
    guard root > 0 else { return DoubleDouble(root) }
    return DoubleDouble(sum: root, (high.addingProduct(-root, root) + low) / (2 * root))
  }

  /// Returns the product with a power of two, or with its negative.
  func scaled(by power: Double) -> DoubleDouble {
    var result = self
    result.high *= power
    result.low *= power
    return result
  }

  /// Returns the product with 2 raised to an exponent that a double need not have.
  func scaled(byPowerOfTwo exponent: Int) -> DoubleDouble {
    let half = exponent / 2
    return scaled(by: Double(sign: .plus, exponent: half, significand: 1))
      .scaled(by: Double(sign: .plus, exponent: exponent - half, significand: 1))
  }
}
