/// The lines of a file or a pipe, each as soon as it is there.
///
/// - A line ends with LF, CR LF or a lone CR; the last one counts without an ending, unless it is
///   empty.
/// - A byte order mark at the very beginning is skipped.
/// - A line that is not strict UTF-8, has a NUL character or is too long comes as an error with
///   its number; the next line is read as if nothing had happened.
/// - An input that cannot be read on gives an error for the line it was to give, then ends.
///
/// ```swift
/// for line in InputLines(.input) {
///   line.number  // 1, 2, 3, …
/// }
/// ```
///
/// Each byte is read once; the memory used is that of the longest line.
struct InputLines: Sequence, IteratorProtocol {
  /// The most bytes a line may have.
  static let lengthLimit = 8 << 20

  private let descriptor: Descriptor
  private let lengthLimit: Int
  private var chunk = [UInt8](repeating: 0, count: 64 << 10)
  /// The bytes of the chunk that belong to no line yet.
  private var unread = 0..<0
  /// The beginning of a line that the next chunk goes on with.
  private var beginning: [UInt8] = []
  private var isTooLong = false
  private var endedWithCarriageReturn = false
  private var isAtEnd = false
  private var number = 0

  /// Creates a reader of a descriptor, which stays open.
  init(_ descriptor: Descriptor, lengthLimit: Int = Self.lengthLimit) {
    self.descriptor = descriptor
    self.lengthLimit = lengthLimit
  }

  mutating func next() -> InputLine? { next(waits: true) }

  /// Returns the next line if all of it is there; nil if it is not, or at the end of the input.
  mutating func nextAtHand() -> InputLine? { next(waits: false) }

  private mutating func next(waits: Bool) -> InputLine? {
    while !isAtEnd {
      if unread.isEmpty {
        guard waits || isReadable else { return nil }
        if let last = readChunk() { return last }
      }
      skipSecondOfTwo()
      let piece = unread.lowerBound..<endOfLine()
      unread = piece.upperBound..<unread.upperBound
      if unread.isEmpty {
        keep(piece)
      } else {
        endedWithCarriageReturn = chunk[unread.lowerBound] == Self.carriageReturn
        unread.removeFirstIndex()
        return finishLine(with: piece)
      }
    }
    return nil
  }

  /// Whether a read would not wait.
  private var isReadable: Bool {
    let readiness = Descriptor.poll([descriptor], milliseconds: 0)?.first
    return readiness.map { $0.isReadable || $0.isGone } ?? false
  }

  /// Reads the next bytes; at the end of the input, or if it cannot be read on, returns the last
  /// line, if there is one.
  private mutating func readChunk() -> InputLine? {
    do {
      unread = try 0..<descriptor.read(into: &chunk)
    } catch {
      isAtEnd = true
      return line(.failure(.unreadable(error)))
    }
    guard unread.isEmpty else { return nil }
    isAtEnd = true
    let isOnlyMark = number == 0 && beginning.span.isByteOrderMark
    return beginning.isEmpty && !isTooLong || isOnlyMark ? nil : finishLine(with: 0..<0)
  }

  /// Skips the line feed of an ending CR LF, which may lie in the chunk after its CR.
  private mutating func skipSecondOfTwo() {
    guard endedWithCarriageReturn, !unread.isEmpty else { return }
    endedWithCarriageReturn = false
    if chunk[unread.lowerBound] == Self.lineFeed { unread.removeFirstIndex() }
  }

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  /// The index of the next line ending in the chunk, or the end of the chunk.
  private func endOfLine() -> Int {
    let bytes = chunk.span
    var index = unread.lowerBound
    while index < unread.upperBound {
      let byte = bytes[index]
      if byte == Self.lineFeed || byte == Self.carriageReturn { break }
      index += 1
    }
    return index
  }

  private mutating func keep(_ piece: Range<Int>) {
    if beginning.count + piece.count > lengthLimit {
      isTooLong = true
      beginning.removeAll()
    }
    if !isTooLong { beginning.append(contentsOf: chunk[piece]) }
  }

  private mutating func finishLine(with piece: Range<Int>) -> InputLine {
    // The usual line lies in one chunk and is not copied before it becomes text.
    if beginning.isEmpty, !isTooLong, piece.count <= lengthLimit {
      return line(text(of: chunk.span.extracting(piece)))
    }
    keep(piece)
    let result = isTooLong ? .failure(.tooLong(limit: lengthLimit)) : text(of: beginning.span)
    beginning.removeAll(keepingCapacity: beginning.count < 1 << 20)
    isTooLong = false
    return line(result)
  }

  private mutating func line(_ text: Result<String, InputLineError>) -> InputLine {
    number += 1
    return InputLine(number: number, text: text)
  }

  private func text(of bytes: Span<UInt8>) -> Result<String, InputLineError> {
    let mark = number == 0 && bytes.startsWithByteOrderMark ? 3 : 0
    let bytes = bytes.extracting(mark..<bytes.count)
    let nul = bytes.indices.first { bytes[$0] == 0 }
    do {
      let valid = try UTF8Span(validating: bytes)
      return nul.map { .failure(.nul(byteOffset: $0)) } ?? .success(String(copying: valid))
    } catch {
      let invalid = error.byteOffsets.lowerBound
      if let nul, nul < invalid { return .failure(.nul(byteOffset: nul)) }
      return .failure(.invalidUTF8(byteOffset: invalid))
    }
  }
}

extension Range<Int> {
  fileprivate mutating func removeFirstIndex() { self = (lowerBound + 1)..<upperBound }
}

extension Span<UInt8> {
  fileprivate var isByteOrderMark: Bool { count == 3 && startsWithByteOrderMark }

  fileprivate var startsWithByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }
}
