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
  ///
  ///     var line = Array("x=".utf8)
  ///     NumberText.append(0.5, to: &line)  // "x=0.5"
  public static func append(_ value: Double, to text: inout [UInt8]) {
    if appendSpecial(value, to: &text) { return }
    if value.rounded(.towardZero) == value, value.magnitude < 1e21 {
      appendWhole(value, to: &text)
    } else {
      appendDescription(of: value, to: &text)
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

  /// Appends Swift's own text, which is the shortest, without the padding of its exponent.
  ///
  /// It is positional from 1e-4 on; whole numbers, which it would end in `.0`, do not come here.
  private static func appendDescription(of value: Double, to text: inout [UInt8]) {
    let description = value.description.utf8
    let bytes = description.span
    var isPadding = false
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "e"): isPadding = true
      case UInt8(ascii: "+") where isPadding, UInt8(ascii: "0") where isPadding: continue
      case UInt8(ascii: "-"): break
      default:
        // The first digit of an exponent that is not padding.
        if isPadding { isPadding = false }
      }
      text.append(byte)
    }
  }

  /// Appends every digit of a whole number below 1e21 in size.
  private static func appendWhole(_ value: Double, to text: inout [UInt8]) {
    if value < 0 { text.append(UInt8(ascii: "-")) }
    var buffer = InlineArray<21, UInt8>(repeating: UInt8(ascii: "0"))
    var first = buffer.count
    var digits: UInt64
    if value.magnitude < 0x1p63 {
      digits = UInt64(value.magnitude)
    } else {
      let (high, low) = UInt128(value.magnitude).quotientAndRemainder(dividingBy: 1_000)
      digits = UInt64(high)
      first -= 3
      for (index, scale) in [100, 10, 1].enumerated() {
        buffer[first + index] += UInt8(UInt64(low) / UInt64(scale) % 10)
      }
    }
    while digits > 0 {
      let (quotient, digit) = digits.quotientAndRemainder(dividingBy: 10)
      first -= 1
      buffer[first] += UInt8(digit)
      digits = quotient
    }
    for index in first..<buffer.count { text.append(buffer[index]) }
  }
}
