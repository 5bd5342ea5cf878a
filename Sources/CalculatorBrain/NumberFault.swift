/// What is wrong with a word that starts like a number.
public enum NumberFault: Error, Hashable, Sendable {
  case decimalComma
  case exponentWithoutDigits
  case prefixWithoutDigits
  case misplacedUnderscore
  case plusSign
  case outOfRange
  case unexpected(rest: String, after: String)
}

extension NumberFault {
  /// What is wrong with a word that starts like a number and is none; nil if it does not start so.
  init?(of word: String) {
    let bytes = Array(word.utf8)
    let lexer = NumberLexer(bytes: bytes)
    var start = 0
    if bytes.first == UInt8(ascii: "+") { start = 1 } else { _ = lexer.skipMinus(&start) }
    let afterSign = bytes.dropFirst(start)
    let first = afterSign.first == UInt8(ascii: ".") ? afterSign.dropFirst().first : afterSign.first
    guard first?.isDigit == true else { return nil }
    if bytes.first == UInt8(ascii: "+") {
      self = .plusSign
      return
    }
    do throws(NumberFault) {
      guard let literal = try lexer.literal(at: 0) else { return nil }
      let rest = bytes[literal.end...]
      let text = String(decoding: rest, as: UTF8.self)
      if rest.first == UInt8(ascii: ","), rest.dropFirst().allSatisfy(\.isDigit) {
        self = .decimalComma
      } else if ["e", "e+", "e-", "e−"].contains(text.lowercased()) {
        self = .exponentWithoutDigits
      } else {
        self = .unexpected(
          rest: text, after: String(decoding: bytes[..<literal.end], as: UTF8.self))
      }
    } catch {
      self = error
    }
  }
}
