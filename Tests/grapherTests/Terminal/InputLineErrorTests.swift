import Glibc
import Testing

@testable import grapher

@Suite struct InputLineErrorTests {
  @Test(
    arguments: [
      (.invalidUTF8(byteOffset: 0), "invalid UTF-8 at byte 1"),
      (.nul(byteOffset: 3), "NUL character at byte 4"),
      (.tooLong(limit: 8_388_608), "line too long: the limit is 8 MiB"),
      (.tooLong(limit: 5), "line too long: the limit is 5 bytes"),
      (.unreadable(Errno(code: EISDIR)), "cannot read: is a directory"),
    ] as [(InputLineError, String)])
  func `an error says what and where`(error: InputLineError, message: String) {
    #expect(error.message == message)
  }
}
