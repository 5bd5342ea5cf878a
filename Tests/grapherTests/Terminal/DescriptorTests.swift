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
