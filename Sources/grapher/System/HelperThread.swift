internal import Glibc

/// A thread that works along with the program's own, and gets none of its signals.
struct HelperThread {
  private let thread: pthread_t

  /// Starts a thread; nil if the system has none left.
  init?(_ work: @escaping @Sendable () -> Void) {
    let context = unsafe Unmanaged.passRetained(Work(body: work)).toOpaque()
    var thread = pthread_t()
    var signals = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&signals)
    // A thread starts with the signals blocked that its maker blocks.
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    let code = unsafe pthread_create(&thread, nil, Self.run, context)
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    guard code == 0 else {
      unsafe Unmanaged<Work>.fromOpaque(context).release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread is done.
  func join() { _ = pthread_join(thread, nil) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    context in
    if let context = unsafe context {
      unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    }
    return nil
  }
}
