/// Numbers as text, the same in every locale.
public enum NumberText {
  /// Returns the shortest text that reads back to the same number.
  ///
  /// - A whole number below 1e21 has all its digits.
  /// - A number below 1e-4 or from 1e21 on has an exponent: `1e-5`, `1.5e300`.
  /// - Zero is `0` whatever its sign; undefined is `nan`, and infinity `inf` or `-inf`.
  ///
  ///     NumberText.shortest(0x1p60)  // "1152921504606846976"
  public static func shortest(_ value: Double) -> String {
    var text: [UInt8] = []
    append(value, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text of `shortest` as ASCII.
  public static func append(_ value: Double, to text: inout [UInt8]) {
    if appendSpecial(value, to: &text) { return }
    if value < 0 { text.append(UInt8(ascii: "-")) }
    if value.rounded(.towardZero) == value, value.magnitude < 1e21 {
      appendWhole(value.magnitude, to: &text)
    } else {
      DecimalDigits(value).append(positionalBelow: 21, to: &text)
    }
  }

  /// Returns the text of the number rounded to this many significant digits, 1 to 17.
  ///
  /// A number with more digits than that before the point has an exponent.
  ///
  ///     NumberText.rounded(0.1 + 0.2, digits: 12)  // "0.3"
  public static func rounded(_ value: Double, digits: Int) -> String {
    let count = max(1, min(17, digits))
    var text: [UInt8] = []
    if !appendSpecial(value, to: &text) {
      if value < 0 { text.append(UInt8(ascii: "-")) }
      var decimal = DecimalDigits(value)
      decimal.round(to: count)
      decimal.append(positionalBelow: count, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends zero and what is not finite; tells whether it was either.
  private static func appendSpecial(_ value: Double, to text: inout [UInt8]) -> Bool {
    if value == 0 {
      text.append(UInt8(ascii: "0"))
    } else if value.isNaN {
      text.append(contentsOf: "nan".utf8)
    } else if value.isInfinite {
      text.append(contentsOf: (value < 0 ? "-inf" : "inf").utf8)
    } else {
      return false
    }
    return true
  }

  /// Appends every digit of a positive whole number below 1e21.
  private static func appendWhole(_ value: Double, to text: inout [UInt8]) {
    let start = text.count
    if value < 0x1p63 {
      appendReversed(UInt64(value), to: &text)
    } else {
      let (high, low) = UInt128(value).quotientAndRemainder(dividingBy: 1_000_000_000_000)
      appendReversed(UInt64(low), to: &text)
      text.append(
        contentsOf: repeatElement(UInt8(ascii: "0"), count: 12 - (text.count - start)))
      appendReversed(UInt64(high), to: &text)
    }
    text[start...].reverse()
  }

  private static func appendReversed(_ value: UInt64, to text: inout [UInt8]) {
    var rest = value
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      text.append(UInt8(ascii: "0") + UInt8(digit))
      rest = quotient
    }
  }
}
