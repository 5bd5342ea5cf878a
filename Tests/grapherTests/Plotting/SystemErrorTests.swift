import Glibc
import Testing

@testable import grapher

@Suite struct SystemErrorTests {
  // The words are the C library's, without the capital.
  @Test func `the text is the system's own in small letters`() {
    #expect(SystemError.notFound.text == "no such file or directory")
    #expect(SystemError.notPermitted.text == "permission denied")
    #expect(SystemError(number: ENOSPC).text == "no space left on device")
  }
}
