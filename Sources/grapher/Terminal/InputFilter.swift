/// The bytes of the keyboard on their way to readline: only whole, valid UTF-8 gets through.
///
/// readline keeps a lone lead byte and joins it to the next line, so what is not UTF-8 becomes
/// U+FFFD, which the user sees. Within a bracketed paste, CR LF becomes one line ending and NUL,
/// at which readline would cut the paste, becomes U+FFFD too.
struct InputFilter {
  /// What waiting for a byte came to.
  enum Arrival: Hashable {
    case byte(UInt8)
    /// No byte came in the time given.
    case none
    case endOfInput
    /// A signal is to be dealt with before more is read.
    case signal
  }

  /// The answer at the end of the input.
  static let endOfInput: Int32 = -1
  /// How long the second byte of a character may take before the first one counts as alone.
  static let patience: Int32 = 100

  private var queue: [UInt8] = []
  /// A byte that was read and has not been looked at.
  private var putBack: UInt8?
  private var isInPaste = false
  private var isAfterCarriageReturn = false
  /// The last six bytes that went through.
  private var tail: UInt64 = 0

  /// Whether a byte can be had without waiting for the keyboard.
  var hasWaitingBytes: Bool { !queue.isEmpty || putBack != nil }

  /// Returns the next byte for readline, or `endOfInput`.
  ///
  /// readline can wait for a byte deep inside a command. A signal, or the end of the input, there
  /// ends a paste by the sequence for it, and anything else by the key Ctrl-G.
  ///
  /// - Parameter read: waits for a byte of the keyboard, at most the milliseconds given.
  mutating func nextByte(read: (_ milliseconds: Int32?) -> Arrival) -> Int32 {
    while true {
      if !queue.isEmpty { return pass(queue.removeFirst()) }
      let arrival = putBack.map { .byte($0) } ?? read(nil)
      putBack = nil
      switch arrival {
      case .byte(let byte) where byte < 0x80:
        if let byte = acceptedASCII(byte) { return pass(byte) }
      case .byte(let byte):
        isAfterCarriageReturn = false
        queue = sequence(from: byte, read: read)
      case .signal, .endOfInput:
        if isInPaste {
          queue = Self.pasteEnd
        } else {
          return arrival == .signal ? Self.abort : Self.endOfInput
        }
      case .none:
        break
      }
    }
  }

  private static let abort: Int32 = 7
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private static let replacement = Array("\u{FFFD}".utf8)

  /// Lets a byte through and sees whether a paste begins or ends with it.
  private mutating func pass(_ byte: UInt8) -> Int32 {
    tail = (tail << 8 | UInt64(byte)) & 0xFFFF_FFFF_FFFF
    if byte == UInt8(ascii: "~") {
      if tail == Self.packed(Self.pasteStart) { isInPaste = true }
      if tail == Self.packed(Self.pasteEnd) { isInPaste = false }
    }
    return Int32(byte)
  }

  private static func packed(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The byte as it goes on; nil if something else was put in the queue, or nothing.
  private mutating func acceptedASCII(_ byte: UInt8) -> UInt8? {
    guard isInPaste else { return byte }
    let isSecondOfTwo = isAfterCarriageReturn && byte == UInt8(ascii: "\n")
    isAfterCarriageReturn = byte == UInt8(ascii: "\r")
    if byte == 0 { queue = Self.replacement }
    return byte == 0 || isSecondOfTwo ? nil : byte
  }

  /// The whole character that begins with a byte beyond ASCII, or U+FFFD in its place.
  private mutating func sequence(
    from lead: UInt8, read: (_ milliseconds: Int32?) -> Arrival
  ) -> [UInt8] {
    let length =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    var bytes = [lead]
    while bytes.count < length {
      guard case .byte(let byte) = read(Self.patience) else { break }
      guard (0x80...0xBF).contains(byte) else {
        putBack = byte
        break
      }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self) == nil ? Self.replacement : bytes
  }
}
