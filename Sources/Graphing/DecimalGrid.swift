/// The numbers a, a + step, a + 2·step, … b of a table, each the double nearest to the decimal.
///
/// ```swift
/// Array(try DecimalGrid(from: 0, through: 0.3, step: 0.1))  // [0, 0.1, 0.2, 0.3]
/// Array(try DecimalGrid(from: 0, through: 1, step: 0.4))    // [0, 0.4, 0.8, 1]
/// ```
/// Adding doubles would give 0.30000000000000004. Here the shortest decimals of the bounds and the
/// step are counted in whole units of a common power of ten, and each element is one correctly
/// rounded division. Numbers without a short common decimal, like multiples of π, fall back to
/// a + i·step, rounded once. The last element is b itself, also where the step does not divide the
/// range. Each element costs O(1) and no memory; inlined, because tables may have millions.
public struct DecimalGrid: RandomAccessCollection, Hashable, Sendable {
  /// The largest number of elements.
  public static let limit = 100_000_000

  public let startIndex = 0
  public let endIndex: Int
  @usableFromInline let last: Double
  @usableFromInline let rule: Rule

  /// How an element is computed from its index.
  @usableFromInline enum Rule: Hashable, Sendable {
    /// (first + index · step) / divisor · factor, of which divisor or factor is 1.
    case units(first: Int, step: Int, divisor: Double, factor: Double)
    /// from + index · step.
    case sums(from: Double, step: Double)
  }

  /// Makes the grid from one number through another.
  ///
  /// - Parameter step: positive; nil for a hundredth of the range. A step larger than the range
  ///   gives both bounds; from = through gives one element.
  public init(
    from: Double, through: Double, step: Double? = nil
  ) throws(DecimalGridError) {
    guard from.isFinite, through.isFinite else {
      throw .boundNotFinite(from: from, through: through)
    }
    guard from <= through else { throw .reversed(from: from, through: through) }
    let step = step ?? Self.standardStep(from: from, through: through)
    guard step.isFinite, step > 0 else { throw .stepNotPositive(step) }
    guard from + step > from, through - step < through else {
      throw .stepTooSmall(step: step, from: from, through: through)
    }
    // Quarters, because the width of the range may overflow.
    let steps = (through / 4 - from / 4) / step * 4
    guard steps <= Double(Self.limit - 1) else { throw .tooMany(limit: Self.limit) }
    last = through
    if let units = Units(from: from, through: through, step: step) {
      rule = .units(
        first: units.from, step: units.step, divisor: units.divisor, factor: units.factor)
      let (whole, rest) = (units.through - units.from).quotientAndRemainder(dividingBy: units.step)
      endIndex = whole + (rest == 0 ? 1 : 2)
    } else {
      rule = .sums(from: from, step: step)
      // A range that is a multiple of the step up to rounding has no sliver at its end.
      let isMultiple = (steps - steps.rounded()).magnitude <= 1e-9 * Swift.max(steps, 1)
      let whole = isMultiple ? steps.rounded() : steps.rounded(.up)
      endIndex = 1 + Swift.max(Int(whole), from < through ? 1 : 0)
    }
  }

  /// Returns a hundredth of the range as a decimal; 1 for a range without width.
  ///
  /// ```swift
  /// DecimalGrid.standardStep(from: -10, through: 10)  // 0.2
  /// ```
  public static func standardStep(from: Double, through: Double) -> Double {
    guard from < through else { return Swift.max(1, from.magnitude) }
    guard let units = Units(from: from, through: through, step: through) else {
      return through / 100 - from / 100
    }
    return Double(units.through - units.from) * units.factor / (units.divisor * 100)
  }

  @inlinable public subscript(index: Int) -> Double {
    precondition(index >= 0 && index < endIndex, "index out of range")
    if index == endIndex - 1 { return last }
    switch rule {
    case .units(let first, let step, let divisor, let factor):
      return Double(first + index * step) / divisor * factor
    case .sums(let from, let step):
      return from.addingProduct(Double(index), step)
    }
  }
}

/// Bounds and step of a grid in whole units of a power of ten, all exact as doubles.
private struct Units {
  var from: Int
  var through: Int
  var step: Int
  /// 10^-p for units of 10^p with p below 0, else 1.
  var divisor: Double
  /// 10^p for units of 10^p with p above 0, else 1.
  var factor: Double

  /// Returns nil if there is no common power from 10^-22 to 10^22, or a number needs 2^53 units.
  init?(from: Double, through: Double, step: Double) {
    guard let from = ShortestDecimal(from), let through = ShortestDecimal(through),
      let step = ShortestDecimal(step)
    else { return nil }
    // Zero is a whole number of any unit; its exponent says nothing.
    let exponents = [from, through, step].filter { $0.significand != 0 }.map(\.exponent)
    let exponent = exponents.min() ?? 0
    guard exponent.magnitude <= 22, let fromUnits = from.significand(over: exponent),
      let throughUnits = through.significand(over: exponent),
      let stepUnits = step.significand(over: exponent)
    else { return nil }
    self.from = fromUnits
    self.through = throughUnits
    self.step = stepUnits
    var power = 1.0  // exact up to 10^22
    for _ in 0..<exponent.magnitude { power *= 10 }
    divisor = exponent < 0 ? power : 1
    factor = exponent < 0 ? 1 : power
  }
}
