import Glibc
import Testing

@testable import grapher

@Suite struct SharedFileTests {
  private func contents(_ file: SharedFile) -> String {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = unsafe pread(file.descriptor.number, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test func `it holds what was written last`() throws {
    let file = try SharedFile()
    try file.write("a longer text")
    #expect(contents(file) == "a longer text")
    try file.write("short")
    #expect(contents(file) == "short")
    try file.write("")
    #expect(contents(file) == "")
  }

  @Test func `no child inherits it unasked`() throws {
    let file = try SharedFile()
    #expect(fcntl(file.descriptor.number, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func `a child reads it from the beginning each time`() throws {
    let file = try SharedFile()
    try file.write("one\n")
    let child = try ChildProcess(
      ["/bin/sh"], arguments: ["sh", "-c", "while read x; do cat /dev/fd/3; echo end >&2; done"],
      environment: testEnvironment, shared: file.descriptor)
    for text in ["one\n", "three\n", "two\n"] {
      try file.write(text)
      let answer = try Exchange.run(
        "\n", until: "end\n", with: child, seconds: 20, isCancelled: { false })
      #expect(String(decoding: answer.output, as: UTF8.self) == text)
    }
  }
}
