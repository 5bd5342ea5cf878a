internal import Glibc

/// A file without a name that a child process reads while its parent adds to it.
///
/// It lies in memory and is gone when both have closed it, however they end: no private directory
/// must be cleaned up. The child opens it as `/dev/fd/N`, from its beginning each time. A class,
/// because there is one descriptor to close.
final class SharedFile {
  /// The descriptor, closed on exec unless it is passed on.
  let descriptor: Descriptor
  private var size = 0

  /// Creates an empty file; fails where the system has no shared memory.
  init() throws(Errno) {
    let name = "/grapher-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    // shm_open closes on exec by itself.
    let number = unsafe shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard number >= 0 else { throw .current }
    _ = unsafe shm_unlink(name)
    descriptor = Descriptor(number)
  }

  deinit { _ = close(descriptor.number) }

  /// Makes the file empty.
  func clear() throws(Errno) {
    guard ftruncate(descriptor.number, 0) == 0 else { throw .current }
    size = 0
  }

  /// Writes text after what is there.
  func append(_ text: String) throws(Errno) {
    let bytes = Array(text.utf8)
    try descriptor.write(bytes, at: size)
    size += bytes.count
  }
}
