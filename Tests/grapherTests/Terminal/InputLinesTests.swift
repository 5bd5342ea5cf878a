import Glibc
import Testing

@testable import grapher

/// What is right is counted by hand, from the definition of UTF-8 (The Unicode Standard, D92).
@Suite struct InputLinesTests {
  @Test(
    arguments: [
      ("", []),
      ("\n", [""]),
      ("2 3 +", ["2 3 +"]),
      ("2 3 +\n", ["2 3 +"]),
      ("a\nb\r\nc\n", ["a", "b", "c"]),
      ("2 3 +\r4 5 +\r", ["2 3 +", "4 5 +"]),
      ("a\r\r\nb\n\rc", ["a", "", "b", "", "c"]),
      ("\u{FEFF}1\n\u{FEFF}2", ["1", "\u{FEFF}2"]),
      ("\u{FEFF}", []),
      ("π\u{2028}√\n", ["π\u{2028}√"]),
    ] as [(String, [String])])
  func `a line ends with LF, CR LF or CR`(input: String, lines: [String]) throws {
    #expect(try read(input.utf8).map(\.text) == lines.map { .success($0) })
  }

  @Test(
    arguments: [
      ([0x31, 0x20, 0x32, 0x00], .nul(byteOffset: 3)),
      ([0xFF], .invalidUTF8(byteOffset: 0)),
      ([0x61, 0xC3, 0xA9, 0xC3], .invalidUTF8(byteOffset: 3)),
      ([0x61, 0xC0, 0x80], .invalidUTF8(byteOffset: 1)),
      ([0xED, 0xA0, 0x80], .invalidUTF8(byteOffset: 0)),
      ([0x00, 0xFF], .nul(byteOffset: 0)),
      ([0xFF, 0x00], .invalidUTF8(byteOffset: 0)),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], .invalidUTF8(byteOffset: 1)),
    ] as [([UInt8], InputLineError)])
  func `what is no text is refused with its place, and the next line is not touched`(
    bytes: [UInt8], error: InputLineError
  ) throws {
    let lines = try read(bytes + Array("\n3 4 +\n".utf8))
    #expect(
      lines == [
        InputLine(number: 1, text: .failure(error)), InputLine(number: 2, text: .success("3 4 +")),
      ])
  }

  @Test func `the rest of a line beyond the limit is skipped`() throws {
    let lines = try read("12345\n123456\n1\r\n1234567".utf8, lengthLimit: 5)
    #expect(
      lines.map(\.text) == [
        .success("12345"), .failure(.tooLong(limit: 5)), .success("1"),
        .failure(.tooLong(limit: 5)),
      ])
  }

  @Test(arguments: [InputLines.lengthLimit, InputLines.lengthLimit + 1])
  func `a line may have 8 MiB`(length: Int) throws {
    let long = [UInt8](repeating: 0x2B, count: length)
    let lines = try read(long + [0x0A] + Array("next".utf8))
    let isWithin = length <= 8 * 1024 * 1024
    #expect(lines.count == 2)
    #expect(
      lines.first?.text.map { $0.utf8.count } == (isWithin ? .success(length) : nil)
        ?? .failure(.tooLong(limit: 8 * 1024 * 1024)))
    #expect(lines.last == InputLine(number: 2, text: .success("next")))
  }

  @Test(arguments: [65_534, 65_535, 65_536, 65_537])
  func `a line ending or a character may lie across two chunks`(length: Int) throws {
    let beginning = String(repeating: "a", count: length)
    for ending in ["\n", "\r\n", "\r", "π\n"] {
      let lines = try read((beginning + ending + "b\n").utf8)
      let first = ending == "π\n" ? beginning + "π" : beginning
      #expect(lines.map(\.text) == [.success(first), .success("b")], "\(ending.debugDescription)")
    }
  }

  @Test func `an input that cannot be read is an error and the end`() {
    let directory = unsafe open("/", O_RDONLY | O_CLOEXEC)
    defer { close(directory) }
    let lines = Array(InputLines(Descriptor(directory)))
    #expect(lines == [InputLine(number: 1, text: .failure(.unreadable(Errno(code: EISDIR))))])
  }

  @Test func `a line is at hand when all of it has come`() throws {
    let pipe = try Pipe()
    defer { pipe.close() }
    var lines = InputLines(pipe.read)
    #expect(lines.nextAtHand() == nil)
    try pipe.write.write(Array("1\n2\n3".utf8))
    #expect(lines.nextAtHand()?.text == .success("1"))
    #expect(lines.nextAtHand()?.text == .success("2"))
    #expect(lines.nextAtHand() == nil)
    try pipe.write.write(Array("4\n".utf8))
    #expect(lines.nextAtHand() == InputLine(number: 3, text: .success("34")))
    #expect(lines.nextAtHand() == nil)
  }

  @Test func `every line of a file is at hand, the last without an ending too`() throws {
    let file = try TestFile(Array("1\n2".utf8))
    var lines = InputLines(file.descriptor)
    #expect(lines.nextAtHand()?.text == .success("1"))
    #expect(lines.nextAtHand()?.text == .success("2"))
    #expect(lines.nextAtHand() == nil)
  }

  private func read(
    _ bytes: some Sequence<UInt8>, lengthLimit: Int = InputLines.lengthLimit
  ) throws -> [InputLine] {
    let file = try TestFile(Array(bytes))
    return Array(InputLines(file.descriptor, lengthLimit: lengthLimit))
  }
}
