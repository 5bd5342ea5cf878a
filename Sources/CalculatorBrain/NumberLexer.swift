/// Reads numbers, by a grammar of its own, whatever a C library or Swift takes for a number.
///
/// `3` `-2.5` `.5` `5.` `1e-7` `1_000` `0x1f` `0b101` `0o17`; a minus may be `-` or `−` (U+2212).
struct NumberLexer {
  /// A literal and where it ends.
  struct Literal {
    var value: Double
    var end: Int
    var note: Note?
  }

  let bytes: [UInt8]

  /// Returns the longest number that starts at an offset; nil if none does.
  ///
  /// An exponent without digits is left to what follows the number.
  func literal(at start: Int) throws(NumberFault) -> Literal? {
    var position = start
    let isNegative = skipMinus(&position)
    if let radix = radix(at: position) {
      return try prefixed(at: position + 2, radix: radix, isNegative: isNegative)
    }
    var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    let signLength = text.count
    try digits(&position, into: &text)
    var isWhole = true
    let wholeCount = text.count - signLength
    if peek(position) == UInt8(ascii: ".") {
      isWhole = false
      if wholeCount == 0 {
        guard peek(position + 1)?.isDigit == true else { return nil }
        text.append(UInt8(ascii: "0"))
      }
      position += 1
      text.append(UInt8(ascii: "."))
      if peek(position)?.isDigit == true {
        try digits(&position, into: &text)
      } else {
        text.append(UInt8(ascii: "0"))
      }
    }
    guard text.count > signLength else { return nil }
    if try exponent(&position, into: &text) { isWhole = false }
    return try literal(String(decoding: text, as: UTF8.self), end: position, isWhole: isWhole)
  }

  /// The offset after a minus at this one, or the offset itself.
  func skipMinus(_ position: inout Int) -> Bool {
    if peek(position) == UInt8(ascii: "-") {
      position += 1
      return true
    }
    if bytes.dropFirst(position).starts(with: [0xE2, 0x88, 0x92]) {
      position += 3
      return true
    }
    return false
  }

  private func peek(_ position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Appends the digits that start here, leaving out single underscores between them.
  private func digits(_ position: inout Int, into text: inout [UInt8]) throws(NumberFault) {
    while let byte = peek(position) {
      if byte.isDigit {
        text.append(byte)
      } else if byte == UInt8(ascii: "_") {
        let isBetween = position > 0 && bytes[position - 1].isDigit
        guard isBetween, peek(position + 1)?.isDigit == true else {
          if isBetween { throw .misplacedUnderscore }
          return
        }
      } else {
        return
      }
      position += 1
    }
  }

  /// Appends the exponent that starts here; false if there is none with digits.
  private func exponent(
    _ position: inout Int, into text: inout [UInt8]
  ) throws(NumberFault) -> Bool {
    guard let mark = peek(position), mark | 0x20 == UInt8(ascii: "e") else { return false }
    var next = position + 1
    var isNegative = false
    if peek(next) == UInt8(ascii: "+") { next += 1 } else { isNegative = skipMinus(&next) }
    guard peek(next)?.isDigit == true else { return false }
    text.append(contentsOf: isNegative ? [mark, UInt8(ascii: "-")] : [mark])
    try digits(&next, into: &text)
    position = next
    return true
  }

  private func literal(
    _ text: String, end: Int, isWhole: Bool
  ) throws(NumberFault) -> Literal {
    guard let value = Double(text), value.isFinite else { throw .outOfRange }
    var note: Note?
    if value == 0 {
      let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      if mantissa.contains(where: { $0.isDigit && $0 != UInt8(ascii: "0") }) {
        note = .literalTooSmall(text)
      }
    } else if isWhole, !BigDigits(text.utf8.drop { $0 == UInt8(ascii: "-") }, radix: 10).fits {
      note = .inexactLiteral(text, value)
    }
    return Literal(value: value == 0 ? 0 : value, end: end, note: note)
  }

  private func radix(at position: Int) -> UInt8? {
    guard peek(position) == UInt8(ascii: "0"), let mark = peek(position + 1) else { return nil }
    switch mark | 0x20 {
    case UInt8(ascii: "x"): return 16
    case UInt8(ascii: "o"): return 8
    case UInt8(ascii: "b"): return 2
    default: return nil
    }
  }

  /// Returns the whole number whose digits start here, after its prefix.
  private func prefixed(
    at start: Int, radix: UInt8, isNegative: Bool
  ) throws(NumberFault) -> Literal {
    var position = start
    var digits: [UInt8] = []
    while let byte = peek(position) {
      if let digit = byte.digitValue, digit < radix {
        digits.append(byte)
      } else if byte == UInt8(ascii: "_"), !digits.isEmpty {
        guard let next = peek(position + 1)?.digitValue, next < radix else {
          throw .misplacedUnderscore
        }
      } else {
        break
      }
      position += 1
    }
    guard !digits.isEmpty else { throw .prefixWithoutDigits }
    let number = BigDigits(digits, radix: radix)
    guard number.value.isFinite else { throw .outOfRange }
    let value = isNegative && number.value != 0 ? -number.value : number.value
    let text = String(decoding: bytes[..<position], as: UTF8.self)
    return Literal(
      value: value, end: position, note: number.fits ? nil : .inexactLiteral(text, value))
  }
}
