internal import Glibc

/// An open file, which is closed when the value goes.
///
/// No child process inherits it, since one would keep a lock that was taken on it.
struct OpenFile: ~Copyable {
  /// The descriptor to read from and write to, no longer than the value lives.
  let descriptor: Descriptor

  /// Opens a file; `mode` is that of one that is made, less the process's mask.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0o600) throws(FileFault) {
    do throws(Errno) {
      descriptor = try Self.open(path, flags, mode: mode)
    } catch {
      throw .system(error)
    }
  }

  /// Opens a file, a pipe or a device to read it.
  init(reading path: String) throws(Errno) {
    descriptor = try Self.open(path, O_RDONLY, mode: 0)
  }

  /// Makes another descriptor of an open file, as of standard output.
  init(duplicating original: Descriptor) throws(FileFault) {
    let result = fcntl(original.number, F_DUPFD_CLOEXEC, 3)
    guard result >= 0 else { throw .last }
    descriptor = Descriptor(result)
  }

  deinit { _ = Glibc.close(descriptor.number) }

  /// Closes the file, which is the last chance of some file systems to report that writing failed.
  consuming func close() throws(FileFault) {
    let result = Glibc.close(descriptor.number)
    discard self
    guard result == 0 else { throw .last }
  }

  func facts() throws(FileFault) -> FileFacts {
    var facts = stat()
    guard unsafe fstat(descriptor.number, &facts) == 0 else { throw .last }
    return FileFacts(facts)
  }

  /// Returns at most `limit` bytes from an offset on, fewer at the end of the file.
  func read(atMost limit: Int, from offset: Int = 0) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    do throws(Errno) {
      while bytes.count < limit {
        let count = try descriptor.read(into: &chunk, at: offset + bytes.count)
        if count == 0 { break }
        bytes += chunk.prefix(min(count, limit - bytes.count))
      }
    } catch {
      throw .system(error)
    }
    return bytes
  }

  /// Writes all bytes, in as many steps as it takes.
  func write(_ bytes: [UInt8]) throws(FileFault) {
    do throws(Errno) {
      try descriptor.write(bytes)
    } catch {
      throw .system(error)
    }
  }

  /// Lets writes wait for a slow reader, after an open that must not wait.
  func makeBlocking() throws(FileFault) {
    let flags = fcntl(descriptor.number, F_GETFL)
    guard flags >= 0, fcntl(descriptor.number, F_SETFL, flags & ~O_NONBLOCK) >= 0 else {
      throw .last
    }
  }

  func setMode(_ mode: mode_t) throws(FileFault) {
    guard fchmod(descriptor.number, mode) == 0 else { throw .last }
  }

  /// Gives the file to an owner, if the system lets us: only root may give files away.
  func offer(toUser user: uid_t, group: gid_t) {
    _ = fchown(descriptor.number, user, group)
  }

  /// Waits until the file is on the disk.
  ///
  /// File systems that cannot do that are taken as they are.
  func synchronize() throws(FileFault) {
    guard fsync(descriptor.number) != 0, errno != EINVAL, errno != ENOTSUP else { return }
    throw .last
  }

  /// What a try to lock came to.
  enum LockResult {
    case locked
    case heldByAnother
    /// The file system has no such locks, as some network ones.
    case unsupported
  }

  /// Tries to lock the file against other processes, and other descriptors of this one.
  func tryLock() throws(FileFault) -> LockResult {
    var result: Int32
    repeat { result = flock(descriptor.number, LOCK_EX | LOCK_NB) } while Self.retries(result)
    if result == 0 { return .locked }
    switch errno {
    case EWOULDBLOCK: return .heldByAnother
    // NFS locks a byte range instead, which takes a descriptor for writing: EBADF.
    case ENOLCK, ENOTSUP, ENOSYS, EINVAL, EBADF: return .unsupported
    default: throw .last
    }
  }

  private static func open(
    _ path: String, _ flags: Int32, mode: mode_t
  ) throws(Errno) -> Descriptor {
    var result: Int32
    repeat {
      result = unsafe Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    } while retries(result)
    guard result >= 0 else { throw .current }
    return Descriptor(result)
  }

  private static func retries(_ result: some SignedInteger) -> Bool {
    result < 0 && errno == EINTR
  }
}
