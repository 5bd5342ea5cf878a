internal import Glibc

/// How a child process ended.
enum ChildEnding: Hashable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)
  case unknown
}

/// A running program with pipes to its standard input, output and error.
///
/// This file and `Pipes` are all there is of processes in C. A class, because a process is one
/// thing that is somewhere: it ends when the last owner lets go of it.
final class ChildProcess {
  /// The ends of the pipes here: non-blocking, closed on exec.
  let input: Int32
  let output: Int32
  let errors: Int32
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
    _ paths: [String], arguments: [String], environment: [String: String], shared: Int32?
  ) throws(Errno) {
    // Writing to a child that died must be an error here and not the end of this program.
    _ = signal(SIGPIPE, SIG_IGN)
    let pipes = try Pipes()
    defer { pipes.closeChildEnds() }
    let spawned = Self.spawn(
      paths, arguments: arguments, environment: environment, pipes: pipes, shared: shared)
    switch spawned {
    case .success(let identifier): self.identifier = identifier
    case .failure(let error):
      pipes.closeParentEnds()
      throw error
    }
    input = pipes.input.write
    output = pipes.output.read
    errors = pipes.errors.read
    for descriptor in [input, output, errors] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit { stop() }

  /// Whether the child has not ended yet; reaps it if it has.
  var isRunning: Bool {
    reap()
    return ending == nil
  }

  /// Reads what is there, at most 64 KiB; nil if nothing is there yet, empty at the end.
  func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : [] }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// Writes as much as the child takes at once; nil if it takes nothing any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = unsafe bytes.withUnsafeBytes { bytes in
      unsafe Glibc.write(input, bytes.baseAddress, bytes.count)
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
      pollfd(fd: wanted.input ? input : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: wanted.output ? output : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wanted.errors ? errors : -1, events: Int16(POLLIN), revents: 0),
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
      _ = close(input)
      isInputOpen = false
      waitForEnd(seconds: grace)
      for signal in [SIGINT, SIGTERM, SIGKILL] where ending == nil {
        _ = kill(-identifier, signal)
        waitForEnd(seconds: signal == SIGKILL ? 2 : grace)
      }
      _ = close(output)
      _ = close(errors)
    }
    return ending ?? .unknown
  }

  private func waitForEnd(seconds: Double) {
    let end = monotonicSeconds() + seconds
    reap()
    while ending == nil, monotonicSeconds() < end {
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

/// Returns the seconds of a clock that only goes forward.
func monotonicSeconds() -> Double {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

extension ChildProcess {
  private static func spawn(
    _ paths: [String], arguments: [String], environment: [String: String], pipes: Pipes,
    shared: Int32?
  ) -> Result<pid_t, Errno> {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, pipes.input.read, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, pipes.output.write, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, pipes.errors.write, 2)
    // Last, since 3 may be the number of a pipe's end here.
    if let shared { unsafe posix_spawn_file_actions_adddup2(&actions, shared, 3) }

    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGPIPE, SIGXFSZ] {
      unsafe sigaddset(&defaults, signal)
    }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    var argumentPointers = unsafe arguments.map { unsafe strdup($0) }
    unsafe argumentPointers.append(nil)
    var variablePointers = unsafe environment.map { unsafe strdup($0 + "=" + $1) }
    unsafe variablePointers.append(nil)
    defer {
      unsafe (argumentPointers + variablePointers).forEach { unsafe free($0) }
    }
    var error = Errno.notFound
    for path in paths {
      var identifier: pid_t = 0
      let number = unsafe posix_spawn(
        &identifier, path, &actions, &attributes, argumentPointers, variablePointers)
      if number == 0 { return .success(identifier) }
      if error == .notFound { error = Errno(code: number) }
    }
    return .failure(error)
  }
}
