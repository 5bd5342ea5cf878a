import Glibc

@testable import grapher

/// Bytes to read from a descriptor, or a place to write them to, for tests: a nameless file.
struct TestFile: ~Copyable {
  let descriptor: Descriptor

  init(_ bytes: [UInt8] = []) throws(Errno) {
    var path = Array("/tmp/grapher-test-XXXXXX".utf8CString)
    descriptor = Descriptor(unsafe mkstemp(&path))
    guard descriptor.number >= 0 else { throw Errno.current }
    unsafe unlink(path)
    try descriptor.write(bytes)
    lseek(descriptor.number, 0, SEEK_SET)
  }

  deinit { close(descriptor.number) }

  /// All that was written.
  func contents() throws(Errno) -> [UInt8] {
    lseek(descriptor.number, 0, SEEK_SET)
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while case let count = try descriptor.read(into: &chunk), count > 0 {
      contents += chunk.prefix(count)
    }
    return contents
  }
}
