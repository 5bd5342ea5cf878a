import Glibc
import Testing

@testable import grapher

@Suite struct OutputBufferTests {
  @Test func `text arrives whole and in order, when flushed`() throws {
    let file = try TestFile()
    let output = OutputBuffer(file.descriptor)
    output.write("π = ")
    output.write([0x33, 0x0A])
    #expect(try file.contents() == [])
    output.flush()
    output.flush()
    #expect(try file.contents() == Array("π = 3\n".utf8))
    #expect(output.failure == nil)
  }

  @Test func `64 KiB are written without being asked`() throws {
    let file = try TestFile()
    let output = OutputBuffer(file.descriptor)
    for _ in 0..<65_535 { output.write("a") }
    #expect(try file.contents().isEmpty)
    output.write("b")
    #expect(try file.contents().count == 65_536)
  }

  @Test func `a full disk is a fact, not an end`() throws {
    let full = unsafe open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    let output = OutputBuffer(Descriptor(full))
    output.write("lost")
    #expect(output.failure == nil)
    output.flush()
    output.write(String(repeating: "more ", count: 100_000))
    #expect(output.failure == Errno(code: ENOSPC))
  }

  @Test func `a reader that went away is a fact, not an end`() async {
    await #expect(processExitsWith: .success) {
      Signals.ignoreBrokenPipe()
      var ends: [Int32] = [0, 0]
      try #require(unsafe pipe(&ends) == 0)
      close(ends[0])
      let output = OutputBuffer(Descriptor(ends[1]))
      output.write("lost")
      output.flush()
      #expect(output.failure == Errno(code: EPIPE))
    }
  }
}
