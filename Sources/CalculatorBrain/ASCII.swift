extension UInt8 {
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether it is an ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// The value of a digit to the base 16 or less; nil for any other character.
  var digitValue: UInt8? {
    if isDigit { return self &- UInt8(ascii: "0") }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter &+ 10 : nil
  }
}
