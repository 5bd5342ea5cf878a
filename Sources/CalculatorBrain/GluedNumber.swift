/// Words that are a number by themselves: literals, constants and glued products.
///
/// `3`, `pi`, `-pi`, `2pi` and, of those with a constant, a division by a number: `-3pi/4`. A
/// number divided by a number is infix, and `2e` a number whose exponent is missing.
enum GluedNumber {
  /// Returns the tokens of a word; nil if it is not a number, a constant or a glued product.
  ///
  /// Notes on its literals are appended to `notes` if it is.
  static func tokens(of word: String, notes: inout [Note]) throws(NumberFault) -> [Token]? {
    var reader = Reader(lexer: NumberLexer(bytes: Array(word.utf8)))
    guard try reader.read() else { return nil }
    notes += reader.notes
    return reader.tokens
  }

  /// Reads a word from left to right.
  private struct Reader {
    let lexer: NumberLexer
    private var position = 0
    private(set) var tokens: [Token] = []
    private(set) var notes: [Note] = []

    init(lexer: NumberLexer) {
      self.lexer = lexer
    }

    private var isAtEnd: Bool { position == lexer.bytes.count }

    /// Reads the whole word; false if it is none of these numbers.
    mutating func read() throws(NumberFault) -> Bool {
      let hasFactor = try readLiteral()
      let isNegative = !hasFactor && lexer.skipMinus(&position)
      if isAtEnd { return hasFactor }
      guard readConstant(hasFactor: hasFactor) else { return false }
      if isNegative { tokens.append(.operation(.changeSign)) }
      if isAtEnd { return true }
      // The constant ends before a slash.
      position += 1
      guard try readLiteral(), isAtEnd else { return false }
      tokens.append(.operation(.divide))
      return true
    }

    private mutating func readLiteral() throws(NumberFault) -> Bool {
      guard let literal = try lexer.literal(at: position) else { return false }
      tokens.append(.finite(literal.value))
      if let note = literal.note { notes.append(note) }
      position = literal.end
      return true
    }

    /// Reads a constant that ends the word or stands before a slash.
    private mutating func readConstant(hasFactor: Bool) -> Bool {
      let name = lexer.bytes[position...].prefix { $0 != UInt8(ascii: "/") }
      guard case .operation(let constant) = WordMeaning.of(String(decoding: name, as: UTF8.self)),
        constant.arity == 0, !(hasFactor && constant == .eulerNumber)
      else { return false }
      tokens.append(.operation(constant))
      if hasFactor { tokens.append(.operation(.multiply)) }
      position = name.endIndex
      return true
    }
  }

  /// Returns the value of an unsigned decimal of at most 16 digits up to 2^53, by far the most
  /// frequent number; nil for any other word.
  ///
  /// Both the digits and the power of ten are exact doubles, so that the quotient is rounded once.
  static func plain(_ word: some StringProtocol) -> Double? {
    var digits = 0
    var value = 0
    var decimals: Int?
    for byte in word.utf8 {
      if byte.isDigit {
        digits += 1
        guard digits <= 16 else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        if let count = decimals { decimals = count + 1 }
      } else {
        guard byte == UInt8(ascii: "."), decimals == nil else { return nil }
        decimals = 0
      }
    }
    guard digits > 0, value <= 1 << 53 else { return nil }
    return Double(value) / powersOfTen[decimals ?? 0]
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    1e16,
  ]
}
