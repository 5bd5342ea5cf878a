import Glibc
import Testing

@testable import grapher

/// The words are those of glibc's `strerror`.
@Suite struct ErrnoTests {
  @Test(arguments: [
    (ENOSPC, "no space left on device"), (EACCES, "permission denied"),
    (EIO, "input/output error"), (ELIBSCN, ".lib section in a.out corrupted"),
    (12345, "unknown error 12345"),
  ])
  func `the words can follow a colon`(code: Int32, words: String) {
    #expect(Errno(code: code).words == words)
  }
}
