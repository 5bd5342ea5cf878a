internal import Glibc

/// The prompt's line editor: keys go in, events come out.
///
/// Between two lines the terminal is as the shell left it, so that Ctrl-C and Ctrl-Z work while
/// the program does. Ctrl-C at the prompt drops the line and shows a new prompt, Ctrl-Z keeps it.
/// Flush what was written before asking for a line.
///
/// ```swift
/// Signals.installPromptHandlers()
/// let editor = LineEditor(complete: { _, _, prefix in ["sin", "sinh"] })
/// editor.readLine(prompt: "> ")  // .line("M sin", isPasted: false)
/// ```
///
/// It is a class because the terminal and readline are one per process; make one, and only if
/// there is a prompt: making it is what costs readline's start-up.
final class LineEditor {
  private var pasted: ArraySlice<String> = []
  private var isWithinBurst = false
  private var lastHistoryLine: String?
  private var isPromptShown = false

  /// Creates the editor; `complete` is asked when TAB is typed.
  init(complete: @escaping Readline.Completion) {
    Readline.initialize(complete: complete)
  }

  /// Shows the prompt and waits for a line, or for the end.
  ///
  /// After the end the cursor stands at the beginning of a line; after a signal it may not.
  /// The lines of a paste come one by one, without a prompt between them; Ctrl-C while one of
  /// them is worked on drops the rest.
  ///
  /// - Parameters:
  ///   - prompt: the text, which may have color.
  ///   - meanwhile: work to be done once the prompt is shown, before a key is looked at; not done
  ///     while lines of a paste are left.
  func readLine(prompt: String, meanwhile: () -> Void = {}) -> PromptEvent {
    if let signal = Signals.endingSignal { return .ended(signal: signal) }
    // A Ctrl-C from before meant the work that is done, and what was to follow it.
    if Signals.isCancelled { pasted = [] }
    if let line = pasted.popFirst() { return .line(line, isPasted: true) }
    Signals.beginPrompting()
    defer { Signals.endPrompting() }
    Signals.clearCancel()
    _ = Signals.takePending()
    if let signal = Signals.endingSignal { return .ended(signal: signal) }
    Readline.begin(prompt: prompt)
    isPromptShown = true
    defer {
      isPromptShown = false
      Readline.end()
    }
    meanwhile()
    while true {
      let sources = [Descriptor.input, Signals.wakeDescriptor]
      guard let ready = Descriptor.poll(sources, milliseconds: nil) else { continue }
      if ready[1].isReadable { handleSignals() }
      if let signal = Signals.endingSignal { return .ended(signal: signal) }
      if ready[0].isGone { return .ended(signal: SIGHUP) }
      if ready[0].isReadable, let outcome = Readline.readKeys() { return event(for: outcome) }
    }
  }

  /// Lets `body` write to the terminal; a prompt that is shown is shown again below.
  func writeAbovePrompt(_ body: () -> Void) {
    guard isPromptShown else { return body() }
    Readline.leaveTerminal()
    body()
    Readline.returnToTerminal()
  }

  /// Forgets the lines of a paste that were not asked for yet.
  func dropPastedLines() { pasted = [] }

  /// Adds a line that the arrow keys find; an empty one, or the last one again, is not added.
  func addHistory(_ line: String) {
    guard !line.isEmpty, line != lastHistoryLine else { return }
    lastHistoryLine = line
    Readline.addHistory(line)
  }

  /// Adds the lines of earlier sessions, oldest first.
  func loadHistory(_ lines: [String]) {
    for line in lines { addHistory(line) }
    Readline.startAtEndOfHistory()
  }

  private func handleSignals() {
    var signals = Signals.takePending()[...]
    while let signal = signals.popFirst() {
      switch signal {
      case SIGINT:
        Readline.dropLine()
        Signals.clearCancel()
      case SIGWINCH:
        Readline.resize()
      case SIGTSTP:
        Readline.leaveTerminal()
        Signals.suspend()
        Readline.returnToTerminal()
        // Going on is itself a signal, and it has been dealt with.
        signals += Signals.takePending().filter { $0 != SIGCONT }
      case SIGCONT:
        // Someone stopped the process without asking it, and the shell has the terminal changed.
        Readline.returnToTerminal()
      default:
        break
      }
    }
  }

  private func event(for outcome: Readline.Outcome) -> PromptEvent {
    switch outcome {
    case .line(let bytes):
      do {
        return event(forLine: String(copying: try UTF8Span(validating: bytes.span)))
      } catch {
        return .invalidInput(byteOffset: error.byteOffsets.lowerBound)
      }
    case .endOfInput:
      // A terminal that vanished looks like Ctrl-D.
      guard TerminalFacts.live.isTerminal(.input) else { return .ended(signal: SIGHUP) }
      // Where it recognizes pastes readline has left the line of the prompt by itself.
      if !Readline.recognizesPastes { try? Descriptor.output.write([UInt8(ascii: "\n")]) }
      return .endOfInput
    }
  }

  private func event(forLine text: String) -> PromptEvent {
    let lines = PastedLines.split(text)
    pasted = lines.dropFirst()
    return .line(lines.first ?? "", isPasted: lines.count > 1 || text != lines.first || isBurst())
  }

  /// Whether the line came together with the one before or after it.
  ///
  /// Where a terminal cannot say what is a paste, this is the best guess.
  private func isBurst() -> Bool {
    guard !Readline.recognizesPastes else { return false }
    let wasWithinBurst = isWithinBurst
    isWithinBurst = Descriptor.poll([.input], milliseconds: 0)?.first?.isReadable ?? false
    return wasWithinBurst || isWithinBurst
  }
}
