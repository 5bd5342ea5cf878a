import Glibc
import Testing

@testable import grapher

@Suite struct OpenFileTests {
  let directory = TemporaryDirectory()

  @Test func `bytes are read from any place to the end or the limit`() throws {
    let file = try OpenFile(reading: try directory.write("a", "0123456789"))
    #expect(try file.read(atMost: 100) == Array("0123456789".utf8))
    #expect(try file.read(atMost: 3, from: 2) == Array("234".utf8))
    #expect(try file.read(atMost: 100, from: 8) == Array("89".utf8))
    #expect(try file.read(atMost: 0) == [])
    #expect(try file.read(atMost: 1, from: 10) == [])
  }

  @Test func `the system's reason is told`() throws {
    #expect(throws: Errno.notFound) { _ = try OpenFile(reading: directory.file("none")) }
    #expect(throws: FileFault.system(.notFound)) {
      _ = try OpenFile(opening: directory.file("none"), O_WRONLY)
    }
    #expect(throws: FileFault.system(Errno(code: EBADF))) {
      try OpenFile(reading: directory.write("a", "")).write([1])
    }
  }

  @Test func `the descriptor is closed when the value goes, and no child inherits it`() async {
    await #expect(processExitsWith: .success) {
      var number: Int32 = -1
      do {
        let file = try OpenFile(reading: "/dev/null")
        number = file.descriptor.number
        #expect(fcntl(number, F_GETFD) & FD_CLOEXEC != 0)
        _ = consume file
      }
      #expect(fcntl(number, F_GETFD) == -1)
    }
  }

  @Test func `a duplicate writes on where the original stands`() throws {
    let path = try directory.write("a", "")
    let original = try OpenFile(opening: path, O_WRONLY)
    try original.write([0x31])
    try OpenFile(duplicating: original.descriptor).write([0x32])
    try original.write([0x33])
    #expect(try directory.text("a") == "123")
  }
}
