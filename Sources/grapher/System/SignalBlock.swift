internal import Glibc

/// Runs a short piece of work that signals must not cut in two; they act when it is done.
///
/// Holds back the signals that a user or the system sends to end or stop a program.
func withSignalsBlocked<Failure: Error>(
  _ body: () throws(Failure) -> Void
) throws(Failure) {
  var signals = sigset_t()
  var before = sigset_t()
  _ = unsafe sigemptyset(&signals)
  for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] {
    _ = unsafe sigaddset(&signals, signal)
  }
  _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
  defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  try body()
}
