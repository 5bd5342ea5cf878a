import Glibc
import Testing

@testable import grapher

/// Each in a process of its own, since signals are the process's.
@Suite struct SignalsTests {
  @Test func `Ctrl-C cancels until it is forgotten, and wakes the prompt`() async {
    await #expect(processExitsWith: .success) {
      Signals.installPromptHandlers()
      #expect(!Signals.isCancelled)
      #expect(Signals.takePending() == [])
      deliver(SIGINT)
      #expect(Signals.isCancelled)
      #expect(Signals.endingSignal == nil)
      deliver(SIGWINCH)
      #expect(Signals.takePending() == [SIGINT, SIGWINCH])
      #expect(Signals.takePending() == [])
      Signals.clearCancel()
      #expect(!Signals.isCancelled)
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal to end cancels for good`(signal: Int32) async {
    await #expect(processExitsWith: .success) { [signal] in
      Signals.installPromptHandlers()
      deliver(signal)
      Signals.clearCancel()
      #expect(Signals.isCancelled)
      #expect(Signals.endingSignal == signal)
    }
  }

  @Test func `a second Ctrl-C at work within a second ends the process`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Signals.installPromptHandlers()
      deliver(SIGINT)
      deliver(SIGINT)
    }
  }

  @Test func `a second Ctrl-C at the prompt, or after a while, does not`() async {
    await #expect(processExitsWith: .success) {
      Signals.installPromptHandlers()
      deliver(SIGINT)
      usleep(1_100_000)
      deliver(SIGINT)
      Signals.beginPrompting()
      deliver(SIGINT)
      deliver(SIGINT)
    }
  }

  @Test func `a signal ignored from the start stays ignored`() async {
    await #expect(processExitsWith: .success) {
      _ = signal(SIGHUP, SIG_IGN)
      Signals.installPromptHandlers()
      deliver(SIGHUP)
      #expect(!Signals.isCancelled)
    }
  }

  @Test func `a size limit makes a write fail`() async {
    await #expect(processExitsWith: .success) {
      Signals.ignoreBrokenPipe()
      var limit = rlimit(rlim_cur: 10, rlim_max: 10)
      let file = try TestFile()
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let bytes = [UInt8](repeating: 1, count: 20)
      #expect(throws: Errno(code: EFBIG)) { try file.descriptor.write(bytes) }
    }
  }
}

/// Sends this thread a signal, which has been dealt with on return; a test's thread blocks it.
private func deliver(_ signal: Int32) {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, signal)
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(signal)
}
