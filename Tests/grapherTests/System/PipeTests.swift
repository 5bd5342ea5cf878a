import Glibc
import Testing

@testable import grapher

@Suite struct PipeTests {
  @Test func `what is written is read, and no child inherits an end`() throws {
    let pipe = try Pipe()
    defer { pipe.close() }
    try pipe.write.write([1, 2, 3])
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(try pipe.read.read(into: &buffer) == 3)
    #expect(buffer.prefix(3) == [1, 2, 3])
    for end in [pipe.read, pipe.write] { #expect(fcntl(end.number, F_GETFD) & FD_CLOEXEC != 0) }
  }

  @Test(arguments: [true, false])
  func `it waits or not, as asked`(waits: Bool) throws {
    let pipe = try Pipe(waits: waits)
    defer { pipe.close() }
    for end in [pipe.read, pipe.write] {
      #expect((fcntl(end.number, F_GETFL) & O_NONBLOCK == 0) == waits)
    }
  }
}
