internal import Glibc

/// A pipe: what is written to one end is read from the other.
struct Pipe {
  let read: Descriptor
  let write: Descriptor

  /// Creates a pipe whose ends no child inherits unasked.
  ///
  /// - Parameter waits: whether a call waits until the pipe has something, or room.
  init(waits: Bool = true) throws(Errno) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .current }
    read = Descriptor(ends[0])
    write = Descriptor(ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      if !waits { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
  }

  func close() {
    for end in [read, write] { _ = Glibc.close(end.number) }
  }
}
