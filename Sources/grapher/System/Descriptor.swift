internal import Glibc

/// An open file descriptor, read and written without pointers; closing it is the owner's.
struct Descriptor: Hashable, Sendable {
  var number: Int32

  init(_ number: Int32) { self.number = number }

  static let input = Descriptor(STDIN_FILENO)
  static let output = Descriptor(STDOUT_FILENO)
  static let error = Descriptor(STDERR_FILENO)

  /// Opens each standard descriptor that the program was started without.
  ///
  /// Else the next file or pipe would take its number, and what is meant for the terminal would go
  /// there. All are opened for reading, so that writing to one that was closed still fails.
  static func fillStandardDescriptors() {
    for descriptor in [input, output, error] where fcntl(descriptor.number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  /// Reads what is there, at most as many bytes as the buffer has, and waits while nothing is.
  ///
  /// - Parameter offset: where in a file to read; nil goes on where the last read ended.
  /// - Returns: the number of bytes read to the buffer's beginning; 0 at the end of the input.
  func read(into buffer: inout [UInt8], at offset: Int? = nil) throws(Errno) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        if let offset {
          unsafe pread(number, bytes.baseAddress, bytes.count, offset)
        } else {
          unsafe Glibc.read(number, bytes.baseAddress, bytes.count)
        }
      }
      if count >= 0 { return count }
      let reason = Errno.current
      try waitIfNeeded(after: reason, for: POLLIN)
    }
  }

  /// Writes all of the bytes, however many calls that takes.
  ///
  /// - Parameter offset: where in a file to write; nil goes on where the last write ended.
  func write(_ bytes: [UInt8], at offset: Int? = nil) throws(Errno) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[written...])
        return if let offset {
          unsafe pwrite(number, rest.baseAddress, rest.count, offset + written)
        } else {
          unsafe Glibc.write(number, rest.baseAddress, rest.count)
        }
      }
      if count >= 0 {
        written += count
      } else {
        let reason = Errno.current
        try waitIfNeeded(after: reason, for: POLLOUT)
      }
    }
  }

  /// Waits until one of the descriptors has something to tell, or the time is over.
  ///
  /// A descriptor with a negative number is never ready.
  ///
  /// - Parameter milliseconds: how long to wait; nil waits forever.
  /// - Returns: what each descriptor has to tell, in their order; nil when a signal came first.
  static func poll(_ descriptors: [Descriptor], milliseconds: Int32?) -> [Readiness]? {
    var requests = descriptors.map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    let count = unsafe Glibc.poll(&requests, nfds_t(requests.count), milliseconds ?? -1)
    return count < 0 ? nil : requests.map { Readiness(events: $0.revents) }
  }

  /// Returns for a call worth repeating, once the descriptor is ready; throws the reason otherwise.
  private func waitIfNeeded(after reason: Errno, for event: Int32) throws(Errno) {
    switch reason.code {
    case EINTR:
      return
    case EAGAIN:
      // A descriptor inherited as non-blocking, as some shells leave it.
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = unsafe Glibc.poll(&request, 1, -1)
    default:
      throw reason
    }
  }
}

/// What a descriptor has to tell after waiting for it.
struct Readiness: Hashable, Sendable {
  /// Whether there are bytes, or the end of the input, to read.
  var isReadable: Bool
  /// Whether the other end has gone away or the descriptor is no good.
  var isGone: Bool

  init(events: Int16) {
    isReadable = Int32(events) & POLLIN != 0
    isGone = Int32(events) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }
}
