/// Words that are a number by themselves: literals, constants and glued products.
///
/// `3`, `pi`, `-pi`, `2pi` and, of those with a constant, a division by a number: `-3pi/4`. A number
/// divided by a number is infix, and `2e` a number whose exponent is missing.
enum GluedNumber {
  /// Returns the tokens of a word; nil if it is not a number, a constant or a glued product.
  ///
  /// Notes on its literals are appended to `notes` if it is.
  static func tokens(of word: String, notes: inout [Note]) throws(NumberFault) -> [Token]? {
    let lexer = NumberLexer(bytes: Array(word.utf8))
    var found: [Note] = []
    var tokens: [Token] = []
    var position = 0
    let number = try lexer.literal(at: 0)
    var isNegative = false
    if let number {
      tokens.append(.finite(number.value))
      if let note = number.note { found.append(note) }
      position = number.end
    } else {
      isNegative = lexer.skipMinus(&position)
    }
    if position < lexer.bytes.count {
      let name = lexer.bytes[position...].prefix { $0 != UInt8(ascii: "/") }
      guard let constant = constant(named: name), number == nil || constant != .eulerNumber else {
        return nil
      }
      tokens.append(.operation(constant))
      if number != nil { tokens.append(.operation(.multiply)) }
      if isNegative { tokens.append(.operation(.changeSign)) }
      position = name.endIndex
      if position < lexer.bytes.count {
        guard let divisor = try lexer.literal(at: position + 1),
          divisor.end == lexer.bytes.count
        else { return nil }
        if let note = divisor.note { found.append(note) }
        tokens += [.finite(divisor.value), .operation(.divide)]
      }
    }
    guard !tokens.isEmpty else { return nil }
    notes += found
    return tokens
  }

  /// Returns the value of an unsigned decimal of at most 15 digits, by far the most frequent number;
  /// nil for any other word.
  ///
  /// Both the digits and the power of ten are exact doubles, so that the quotient is rounded once.
  static func plain(_ word: String) -> Double? {
    var digits = 0
    var value = 0
    var decimals: Int?
    for byte in word.utf8 {
      if byte.isDigit {
        digits += 1
        guard digits <= 15 else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        if let count = decimals { decimals = count + 1 }
      } else {
        guard byte == UInt8(ascii: "."), decimals == nil else { return nil }
        decimals = 0
      }
    }
    guard digits > 0 else { return nil }
    return Double(value) / powersOfTen[decimals ?? 0]
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func constant(named name: ArraySlice<UInt8>) -> Operation? {
    let text = String(decoding: name, as: UTF8.self)
    guard case .operation(let operation) = WordMeaning.of(text), operation.arity == 0 else {
      return nil
    }
    return operation
  }
}
