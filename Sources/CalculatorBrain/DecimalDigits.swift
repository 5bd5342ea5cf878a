/// A positive finite number as decimal digits: 0.d₁d₂d₃… with a power of ten.
///
/// The digits are the fewest that read back to the number, as Swift's `description` finds them.
struct DecimalDigits {
  /// The digits, 0 to 9, without zeros at either end.
  private(set) var digits: [UInt8] = []
  /// The power of ten of the first digit.
  private(set) var exponent = 0

  /// The digits of the size of `value`, which is finite and not 0.
  init(_ value: Double) {
    var pointSeen = false
    var wholeDigits = 0
    var power = 0
    var powerIsNegative = false
    var inPower = false
    for byte in value.magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): pointSeen = true
      case UInt8(ascii: "e"): inPower = true
      case UInt8(ascii: "-"): powerIsNegative = true
      case UInt8(ascii: "+"): break
      default:
        let digit = byte - UInt8(ascii: "0")
        if inPower {
          power = power * 10 + Int(digit)
        } else {
          if !pointSeen { wholeDigits += 1 }
          digits.append(digit)
        }
      }
    }
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    dropTrailingZeros()
    exponent = wholeDigits - 1 - leading + (powerIsNegative ? -power : power)
  }

  /// Rounds to this many digits, at least one, halves away from zero.
  mutating func round(to count: Int) {
    guard digits.count > count else { return }
    let carries = digits[count] >= 5
    digits.removeLast(digits.count - count)
    if carries {
      while let last = digits.last, last == 9 { digits.removeLast() }
      if let last = digits.popLast() {
        digits.append(last + 1)
      } else {
        digits = [1]
        exponent += 1
      }
    }
    dropTrailingZeros()
  }

  /// Appends the number, in positional notation if its first digit is worth 1e-4 up to
  /// 10 to the `limit`, else with an exponent.
  func append(positionalBelow limit: Int, to text: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    if exponent < -4 || exponent >= limit {
      text.append(zero + (digits.first ?? 0))
      if digits.count > 1 {
        text.append(UInt8(ascii: "."))
        text.append(contentsOf: digits.dropFirst().lazy.map { zero + $0 })
      }
      text.append(UInt8(ascii: "e"))
      text.append(contentsOf: String(exponent).utf8)
    } else if exponent < 0 {
      text.append(contentsOf: [zero, UInt8(ascii: ".")])
      text.append(contentsOf: repeatElement(zero, count: -1 - exponent))
      text.append(contentsOf: digits.lazy.map { zero + $0 })
    } else {
      for index in 0...max(exponent, digits.count - 1) {
        if index == exponent + 1 { text.append(UInt8(ascii: ".")) }
        text.append(zero + (index < digits.count ? digits[index] : 0))
      }
    }
  }

  private mutating func dropTrailingZeros() {
    while digits.last == 0 { digits.removeLast() }
  }
}
