extension DecimalDigits {
  /// The digits of the size of a number, which is finite and not 0.
  ///
  /// ```swift
  /// DecimalDigits(-0.25).exponent  // -1
  /// ```
  /// After Raffaello Giulietti, "The Schubfach way to render doubles", 2022: multiples of a power
  /// of ten that is less than the distance of two numbers, but not less than a tenth of it, lie so
  /// close that one or two are in the interval that reads back to the number, and at most one of
  /// the multiples of the next power.
  init(_ value: Double) {
    let fraction = value.significandBitPattern
    let biased = Int(value.exponentBitPattern)
    let isNormal = biased > 0
    let whole = isNormal ? fraction | 1 << 52 : fraction
    let power = (isNormal ? biased : 1) - 1075
    // Below a power of two, numbers lie twice as close.
    let isCloserBelow = fraction == 0 && biased > 1

    // Four times the number and the ends of its interval, in units of the power of ten: their last
    // two bits say where between two multiples they lie.
    let unit = Self.decimalPower(of: power, isCloserBelow: isCloserBelow)
    let scale = PowersOfTen.significand(-unit)
    let shift = UInt64(power + Self.binaryPower(-unit) + 1)
    let number = Self.product(scale, 4 * whole << shift)
    // A number whose last bit is 0 has the ends themselves, by the rule of halves to even.
    let isOdd = whole & 1
    let low = Self.product(scale, (4 * whole - (isCloserBelow ? 1 : 2)) << shift) + isOdd
    let high = Self.product(scale, (4 * whole + 2) << shift) - isOdd

    let below = number / 4
    let shorter = below / 10
    let isShorterInside = low <= 40 * shorter
    let isShorterAboveInside = 40 * shorter + 40 <= high
    if below >= 10, isShorterInside != isShorterAboveInside {
      self.init(isShorterInside ? shorter : shorter + 1, timesTenTo: unit + 1)
      return
    }
    let isBelowInside = low <= 4 * below
    let isAboveInside = 4 * below + 4 <= high
    let middle = 4 * below + 2
    let isAbove =
      isBelowInside != isAboveInside
      ? isAboveInside : number > middle || number == middle && below & 1 == 1
    self.init(isAbove ? below + 1 : below, timesTenTo: unit)
  }

  /// Returns the greatest power of ten that is not above the distance of numbers at 2^`power`.
  private static func decimalPower(of power: Int, isCloserBelow: Bool) -> Int {
    // log₁₀ 2 and log₁₀ ¾ times 2^22.
    (power * 1_262_611 - (isCloserBelow ? 524_031 : 0)) >> 22
  }

  /// Returns the greatest power of two that is not above 10^`power`.
  private static func binaryPower(_ power: Int) -> Int {
    // log₂ 10 times 2^19.
    (power * 1_741_647) >> 19
  }

  /// Returns the product over 2^128, its last bit set if anything was lost.
  ///
  /// The powers are rounded up: what is lost of an exact product is at most one unit.
  private static func product(_ power: PowersOfTen.Significand, _ factor: UInt64) -> UInt64 {
    let low = power.low.multipliedFullWidth(by: factor).high
    let product = power.high.multipliedFullWidth(by: factor)
    let (middle, carries) = product.low.addingReportingOverflow(low)
    return product.high + (carries ? 1 : 0) | (middle > 1 ? 1 : 0)
  }
}
