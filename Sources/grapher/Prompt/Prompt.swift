import CalculatorBrain

/// The prompt: reads a line, runs it, shows what came of it, until the end.
///
/// Nobody waits for its files: the history is read and the session saved while a line is awaited.
struct Prompt {
  let session: Session
  var renderer: Renderer
  let editor: LineEditor
  let memory: Memory

  /// Runs lines until the user quits or a signal ends the program.
  ///
  /// - Returns: The exit status, 0 or 128 plus the signal.
  func run() -> Int32 {
    // Signals and the end of input leave by another way than `q`.
    defer { memory.saveIfChanged(session) }
    var knowsHistory = false
    while !session.isOver {
      renderer.output.flush()
      let event = editor.readLine(prompt: "> ") {
        if !knowsHistory { loadHistory() }
        knowsHistory = true
        memory.saveIfChanged(session)
      }
      switch event {
      case .line(let line, let isPasted): run(line, isPasted: isPasted)
      case .invalidInput(let offset): renderer.tell("invalid UTF-8 at byte \(offset + 1)")
      case .endOfInput:
        renderer.render(.line(""))
        return 0
      case .ended(let signal): return 128 + signal
      }
    }
    return 0
  }

  private func loadHistory() {
    memory.trimHistory()
    editor.loadHistory(memory.loadHistory())
  }

  private func run(_ line: String, isPasted: Bool) {
    if line.allSatisfy(\.isWhitespace) {
      guard !isPasted, session.settings.enter, session.lastWasRPN, session.calculator.depth > 0
      else { return }
      return run("dup", isTyped: false)
    }
    // Of lines that were pasted, each but the first finds the one before not saved yet.
    if isPasted { memory.saveIfChanged(session) }
    editor.addHistory(line)
    memory.appendHistory(line)
    run(line, isTyped: !isPasted)
  }

  private func run(_ line: String, isTyped: Bool) {
    do throws(Failure) {
      try session.handle(line)
    } catch {
      tell(error, line: line, isTyped: isTyped)
      editor.dropPastedLines()
    }
    memory.noteChange()
  }

  /// Shows a failure under the line that was typed, with a caret under the word at fault.
  private func tell(_ failure: Failure, line: String, isTyped: Bool) {
    let source = SourceLine(line)
    let excerpt = source.excerpt(failure.place)
    if let caret = excerpt.last {
      let isAbove = isTyped && excerpt[0] == line
      renderer.tellSource((isAbove ? [caret] : excerpt).map { "  " + $0 })
    }
    renderer.tellSource([failure.message])
  }
}
