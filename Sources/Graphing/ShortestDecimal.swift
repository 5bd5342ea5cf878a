/// The shortest decimal that reads back as a given number: `significand` times 10^`exponent`.
///
/// ```swift
/// ShortestDecimal(0.1)    // 1 × 10^-1
/// ShortestDecimal(-12500) // -125 × 10^2
/// ```
struct ShortestDecimal: Hashable {
  /// At most 17 digits, no zero at the end.
  var significand: Int
  var exponent: Int

  /// Returns the decimal of a number, or nil if it is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    significand = 0
    exponent = 0
    var isFraction = false
    let text = number.magnitude.description.utf8
    for (index, byte) in zip(text.indices, text) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        significand = significand * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { exponent -= 1 }
      case UInt8(ascii: "."): isFraction = true
      default:  // the e of 1e-07
        guard let power = Int(Substring(text[index...].dropFirst())) else { return nil }
        exponent += power
      }
      if byte == UInt8(ascii: "e") { break }
    }
    dropZeros()
    if number < 0 { significand.negate() }
  }

  /// Returns the significand over 10^`exponent`, or nil if it is no whole number below 2^53.
  func significand(over exponent: Int) -> Int? {
    var result = significand
    guard result != 0 else { return 0 }
    guard exponent <= self.exponent, self.exponent - exponent <= 16 else { return nil }
    for _ in exponent..<self.exponent {
      let (product, overflows) = result.multipliedReportingOverflow(by: 10)
      guard !overflows else { return nil }
      result = product
    }
    return result.magnitude <= 1 << 53 ? result : nil
  }

  private mutating func dropZeros() {
    guard significand != 0 else {
      exponent = 0
      return
    }
    while significand.isMultiple(of: 10) {
      significand /= 10
      exponent += 1
    }
  }
}
