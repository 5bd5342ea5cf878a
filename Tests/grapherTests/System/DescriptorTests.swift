import Glibc
import Testing

@testable import grapher

@Suite struct DescriptorTests {
  @Test func `reading gives what was written, then the end`() throws {
    let file = try TestFile()
    let bytes = (0..<200_000).map { UInt8($0 % 251) }
    try file.descriptor.write(bytes)
    #expect(try file.contents() == bytes)
  }

  @Test func `a place in a file is read and written without moving the next one`() throws {
    let file = try TestFile(Array("0123456789".utf8))
    try file.descriptor.write(Array("abc".utf8), at: 4)
    var buffer = [UInt8](repeating: 0, count: 5)
    #expect(try file.descriptor.read(into: &buffer, at: 3) == 5)
    #expect(buffer == Array("3abc7".utf8))
    #expect(try file.descriptor.read(into: &buffer, at: 8) == 2)
    #expect(try file.contents() == Array("0123abc789".utf8))
  }

  @Test func `a failed call throws its reason`() {
    var buffer = [UInt8](repeating: 0, count: 1)
    #expect(throws: Errno(code: EBADF)) { try Descriptor(-1).read(into: &buffer) }
    #expect(throws: Errno(code: EBADF)) { try Descriptor(-1).write([1]) }
  }

  @Test func `waiting tells what is ready and what is gone`() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    let (read, write) = (Descriptor(ends[0]), Descriptor(ends[1]))
    #expect(
      Descriptor.poll([read, Descriptor(-1)], milliseconds: 0)?.contains { $0.isReadable }
        == false)
    try write.write([1])
    #expect(Descriptor.poll([read], milliseconds: nil)?.first?.isReadable == true)
    close(write.number)
    #expect(Descriptor.poll([read], milliseconds: nil)?.first?.isGone == true)
    close(read.number)
  }
}
