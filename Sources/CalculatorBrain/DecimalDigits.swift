/// A positive finite number as decimal digits: d₁.d₂d₃… times a power of ten.
///
/// The digits are the fewest that read back to the number, and of those the closest to it.
struct DecimalDigits {
  /// The digits as a whole number of 17, with zeros at its end.
  private(set) var significand: UInt64
  /// The power of ten of the first digit.
  private(set) var exponent: Int

  /// The least significand: that of a power of ten.
  static let one: UInt64 = 10_000_000_000_000_000

  /// Makes the number of a whole one and a power of ten.
  ///
  /// - Parameter whole: from 1 to below 10^17.
  init(_ whole: UInt64, timesTenTo power: Int) {
    significand = whole
    exponent = power + 16
    while significand < Self.one {
      significand *= 10
      exponent -= 1
    }
  }

  /// Rounds to this many digits, at least one, halves away from zero.
  mutating func round(to count: Int) {
    var unit: UInt64 = 1
    for _ in 0..<max(0, 17 - count) { unit *= 10 }
    let rest = significand % unit
    guard rest > 0 else { return }
    significand -= rest
    if rest >= unit / 2 { significand += unit }
    if significand == 10 * Self.one {
      significand = Self.one
      exponent += 1
    }
  }

  /// Writes the number, in positional notation if its first digit is worth 1e-4 up to
  /// 10 to the `limit`, at most 17 or beyond the number, else with an exponent.
  ///
  /// There must be room for 24 bytes; those that the number does not need have any value.
  ///
  /// - Returns: where the text ends.
  func write(
    positionalBelow limit: Int, to bytes: inout MutableSpan<UInt8>, at position: Int
  ) -> Int {
    let (first, rest) = significand.quotientAndRemainder(dividingBy: Self.one)
    let middle = EightDigits(rest / 100_000_000)
    let last = EightDigits(rest % 100_000_000)
    let count = last.trailingZeros < 8 ? 17 - last.trailingZeros : 9 - middle.trailingZeros
    let isPositional = exponent >= -4 && exponent < limit
    // All digits are written after the point; those that belong before it then move by one.
    var start = position + 1
    if isPositional, exponent < 0 {
      bytes.write(Self.zeros, at: position)
      start += -exponent
    }
    bytes[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: first)
    middle.write(to: &bytes, at: start + 1)
    last.write(to: &bytes, at: start + 9)
    if isPositional, exponent < 0 { return start + count }
    let whole = isPositional ? exponent + 1 : 1
    for index in position..<position + whole { bytes[index] = bytes[index + 1] }
    bytes[position + whole] = UInt8(ascii: ".")
    let end = position + (count > whole ? count + 1 : whole)
    return isPositional ? end : writeExponent(to: &bytes, at: end)
  }

  /// The beginning of a number below 1, as ASCII: `0.000000`.
  private static let zeros: UInt64 = 0x3030_3030_3030_2E30

  private func writeExponent(to bytes: inout MutableSpan<UInt8>, at position: Int) -> Int {
    var end = position
    func write(_ byte: UInt8) {
      bytes[end] = byte
      end += 1
    }
    let zero = UInt8(ascii: "0")
    let size = UInt16(exponent.magnitude)
    write(UInt8(ascii: "e"))
    if exponent < 0 { write(UInt8(ascii: "-")) }
    if size >= 100 { write(zero + UInt8(size / 100)) }
    if size >= 10 { write(zero + UInt8(size / 10 % 10)) }
    write(zero + UInt8(size % 10))
    return end
  }
}
