internal import Glibc
internal import Synchronization

/// The signals of the process: which are ignored, and what the others leave behind.
///
/// A handler does three things only: it notes that the work is to be cancelled, writes the number
/// of the signal to a pipe that the prompt waits for, and, for an impatient second Ctrl-C, ends
/// the process.
enum Signals {
  /// Makes a write to a closed pipe, or past a size limit, fail instead of ending the program.
  ///
  /// The first thing the program does, in a batch too.
  static func ignoreBrokenPipe() {
    setDisposition(of: SIGPIPE, to: SIG_IGN)
    setDisposition(of: SIGXFSZ, to: SIG_IGN)
  }

  /// Installs what the prompt needs; a batch keeps the defaults and just ends.
  ///
  /// A signal that was ignored from the start, as `nohup` does, stays ignored.
  static func installPromptHandlers() {
    // A handler must find these made: making them takes a lock.
    _ = wakeDescriptor
    _ = isCancelled
    _ = isPrompting.load(ordering: .relaxed)
    _ = lastInterrupt.load(ordering: .relaxed)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT] where !isIgnored(signal) {
      setDisposition(of: signal, to: handler)
    }
  }

  /// Whether the work in progress is to stop: Ctrl-C was typed, or the program is to end.
  ///
  /// Cheap enough to ask in an inner loop.
  static var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Forgets a Ctrl-C, before work begins, but never a signal to end.
  static func clearCancel() {
    cancelled.store(endingSignal != nil, ordering: .relaxed)
  }

  /// The signal that told the program to end; nil if none did.
  static var endingSignal: Int32? {
    let signal = ending.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  // MARK: For the prompt

  /// What becomes readable when a signal has come.
  static var wakeDescriptor: Descriptor { pipe.read }

  /// Returns the signals that came since it was last asked, in their order, without waiting.
  static func takePending() -> [Int32] {
    guard Descriptor.poll([wakeDescriptor], milliseconds: 0)?.first?.isReadable == true else {
      return []
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = (try? wakeDescriptor.read(into: &bytes)) ?? 0
    return bytes.prefix(count).map { Int32($0) }
  }

  /// Says that the prompt waits for a line: Ctrl-C and Ctrl-Z are the editor's business now.
  static func beginPrompting() {
    isPrompting.store(true, ordering: .relaxed)
    if !isIgnored(SIGTSTP) { setDisposition(of: SIGTSTP, to: handler) }
  }

  /// Says that the program works: Ctrl-Z stops it at once, a second Ctrl-C within a second ends it.
  static func endPrompting() {
    isPrompting.store(false, ordering: .relaxed)
    if !isIgnored(SIGTSTP) { setDisposition(of: SIGTSTP, to: SIG_DFL) }
  }

  /// Stops the process as Ctrl-Z asks, and returns when it goes on.
  static func suspend() {
    setDisposition(of: SIGTSTP, to: SIG_DFL)
    // A thread that blocks the signal would go on and stop at some later time.
    var suspension = sigset_t()
    unsafe sigemptyset(&suspension)
    unsafe sigaddset(&suspension, SIGTSTP)
    unsafe pthread_sigmask(SIG_UNBLOCK, &suspension, nil)
    raise(SIGTSTP)
    setDisposition(of: SIGTSTP, to: handler)
  }

  // MARK: The handler and its state

  private typealias Handler = @convention(c) (Int32) -> Void

  private static let cancelled = Atomic<Bool>(false)
  private static let ending = Atomic<Int32>(0)
  private static let isPrompting = Atomic<Bool>(false)
  /// The time of the last Ctrl-C, in milliseconds of the monotonic clock.
  private static let lastInterrupt = Atomic<Int64>(0)
  /// Without a pipe the prompt has no Ctrl-C; -1 is never ready and never written to.
  private static let pipe: (read: Descriptor, write: Descriptor) =
    (try? Pipe(waits: false)).map { ($0.read, $0.write) } ?? (Descriptor(-1), Descriptor(-1))

  /// Runs between any two instructions of the program: it allocates nothing and takes no lock.
  private static let handler: Handler = { signal in
    let reason = errno
    if signal == SIGINT {
      Signals.interrupt()
    } else if signal == SIGTERM || signal == SIGHUP {
      Signals.ending.store(signal, ordering: .relaxed)
      Signals.cancelled.store(true, ordering: .relaxed)
    }
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = unsafe Glibc.write(Signals.pipe.write.number, &byte, 1)
    errno = reason
  }

  /// Notes a Ctrl-C; a second one may end the process.
  ///
  /// The terminal is as the shell left it while the program works, so that
  /// nothing has to be put right before ending there.
  private static func interrupt() {
    let time = Int64(Clock.seconds() * 1000)
    let last = lastInterrupt.exchange(time, ordering: .relaxed)
    let wasCancelled = cancelled.exchange(true, ordering: .relaxed)
    if wasCancelled, !isPrompting.load(ordering: .relaxed), time &- last < 1000 {
      _exit(128 + SIGINT)
    }
  }

  private static func setDisposition(of signal: Int32, to handler: Handler?) {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART
    unsafe sigaction(signal, &action, nil)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(signal, nil, &action)
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return unsafe handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
