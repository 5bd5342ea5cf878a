import Glibc
import Testing

@testable import grapher

extension SharedFile {
  /// Its first bytes, 64 KiB at most.
  var contents: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe pread(descriptor.number, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}

@Suite struct SharedFileTests {
  @Test func `it holds what was added since it was empty`() throws {
    let file = try SharedFile()
    try file.append("a longer text")
    try file.append(", and more")
    #expect(file.contents == "a longer text, and more")
    try file.clear()
    #expect(file.contents == "")
    try file.append("short")
    #expect(file.contents == "short")
  }

  @Test func `no child inherits it unasked`() throws {
    let file = try SharedFile()
    #expect(fcntl(file.descriptor.number, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func `a child reads it from the beginning each time`() throws {
    let file = try SharedFile()
    let child = try ChildProcess(
      ["/bin/sh"], arguments: ["sh", "-c", "while read x; do cat /dev/fd/3; echo end >&2; done"],
      environment: testEnvironment, shared: file.descriptor)
    for text in ["one\n", "three\n", "two\n"] {
      try file.clear()
      try file.append(text)
      let answer = try Exchange.run(
        "\n", until: "end\n", with: child, seconds: 20, isCancelled: { false })
      #expect(String(decoding: answer.output, as: UTF8.self) == text)
    }
  }
}
