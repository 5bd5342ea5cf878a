internal import Glibc

/// How a child process ended.
enum ChildEnding: Hashable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)
  case unknown
}

/// A running program with pipes to its standard input, output and error.
///
/// A class, because a process is one thing that is somewhere: it ends when the last owner lets go
/// of it.
final class ChildProcess {
  /// The ends of the pipes here: non-blocking, closed on exec.
  let input: Descriptor
  let output: Descriptor
  let errors: Descriptor
  /// The number of the process and of its group.
  let identifier: pid_t
  private var ending: ChildEnding?
  private var isInputOpen = true

  /// Starts the first of the programs that can be started, in a process group of its own, so that
  /// Ctrl-C in the terminal does not reach it.
  ///
  /// A `shared` descriptor becomes the child's descriptor 3. If no program can be started, the
  /// error is that of the first one found, else "no such file".
  init(
    _ paths: [String], arguments: [String], environment: [String: String], shared: Descriptor?
  ) throws(Errno) {
    // Writing to a child that died must be an error here and not the end of this program.
    _ = signal(SIGPIPE, SIG_IGN)
    let pipes = try Pipes()
    defer { pipes.closeChildEnds() }
    do throws(Errno) {
      identifier = try Self.spawn(
        paths, arguments: arguments, environment: environment,
        descriptors: [pipes.input.read, pipes.output.write, pipes.errors.write, shared])
    } catch {
      pipes.closeParentEnds()
      throw error
    }
    input = pipes.input.write
    output = pipes.output.read
    errors = pipes.errors.read
    for descriptor in [input, output, errors] {
      let flags = fcntl(descriptor.number, F_GETFL)
      _ = fcntl(descriptor.number, F_SETFL, flags | O_NONBLOCK)
    }
    // The child need not wait until a whole picture is read; where that is too much to ask for, it
    // does.
    _ = fcntl(output.number, Self.setPipeSize, 1 << 20)
  }

  /// Linux's `F_SETPIPE_SZ`, a macro that Swift does not see.
  private static let setPipeSize: Int32 = 1031

  deinit { stop() }

  /// Whether the child has not ended yet; reaps it if it has.
  var isRunning: Bool {
    reap()
    return ending == nil
  }

  /// Reads what is there, at most 64 KiB; nil if nothing is there yet, empty at the end.
  func read(_ descriptor: Descriptor) -> [UInt8]? {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      result = unsafe Glibc.read(descriptor.number, buffer.baseAddress, buffer.count)
      count = max(0, result)
    }
    if result < 0 { return errno == EAGAIN || errno == EINTR ? nil : [] }
    return bytes
  }

  /// Writes as much as the child takes at once; nil if it takes nothing any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = unsafe bytes.withUnsafeBytes { bytes in
      unsafe Glibc.write(input.number, bytes.baseAddress, bytes.count)
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Which pipes can be used.
  struct Readiness {
    var input: Bool
    var output: Bool
    var errors: Bool
  }

  /// Waits until one of the pipes asked for can be used or has been closed, or the time is over.
  func wait(for wanted: Readiness, milliseconds: Int32) -> Readiness {
    var polls = [
      pollfd(fd: wanted.input ? input.number : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: wanted.output ? output.number : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wanted.errors ? errors.number : -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&polls, nfds_t(polls.count), milliseconds)
    guard count > 0 else { return Readiness(input: false, output: false, errors: false) }
    return Readiness(
      input: polls[0].revents != 0, output: polls[1].revents != 0, errors: polls[2].revents != 0)
  }

  /// Ends the child: closes its input, then sends INT, TERM and KILL, a grace period apart.
  ///
  /// It always reaps the child; the longest it takes is three grace periods and what the system
  /// needs to kill.
  @discardableResult
  func stop(grace: Double = 0.2) -> ChildEnding {
    if isInputOpen {
      _ = close(input.number)
      isInputOpen = false
      waitForEnd(seconds: grace)
      for signal in [SIGINT, SIGTERM, SIGKILL] where ending == nil {
        _ = kill(-identifier, signal)
        waitForEnd(seconds: signal == SIGKILL ? 2 : grace)
      }
      _ = close(output.number)
      _ = close(errors.number)
    }
    return ending ?? .unknown
  }

  private func waitForEnd(seconds: Double) {
    let end = Clock.seconds() + seconds
    reap()
    while ending == nil, Clock.seconds() < end {
      _ = usleep(500)
      reap()
    }
  }

  private func reap() {
    guard ending == nil else { return }
    var status: Int32 = 0
    let reaped = unsafe waitpid(identifier, &status, WNOHANG)
    if reaped == identifier {
      let signal = status & 0x7F
      ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
    } else if reaped < 0, errno != EINTR {
      ending = .unknown
    }
  }
}
