import Glibc
import Testing

@testable import grapher

/// A prompt of its own that tells each event, started by `LineEditorTests` under a
/// pseudo-terminal: a process has one readline and one controlling terminal.
@Suite struct LineEditorDriver {
  /// The variable that turns the test program into the prompt.
  static let variable = "GRAPHER_LINE_EDITOR_DRIVER"

  /// Starts it and waits for the first prompt.
  static func start(
    environment: [String: String?] = [:], columns: Int = 80
  ) throws -> PseudoTerminal {
    let arguments = ["--testing-library", "swift-testing", "--filter", "LineEditorDriver"]
    let terminal = try PseudoTerminal(
      PseudoTerminal.executable, arguments,
      environment: environment.merging([variable: "1"]) { $1 }, columns: columns)
    try terminal.expect("ready\r\n")
    try terminal.expect("> ")
    return terminal
  }

  @Test(.enabled(if: unsafe getenv(variable) != nil))
  func `is a prompt`() {
    Signals.ignoreBrokenPipe()
    Signals.installPromptHandlers()
    let output = OutputBuffer(.output)
    func say(_ text: String) {
      output.write(text + "\n")
      output.flush()
    }
    let editor = LineEditor(complete: { line, start, prefix in
      let words =
        ["sin", "sinh", "sqrt", "plot", "data/", "πx"] + (100..<300).map { "many\($0)" }
      return start > 0 && line.hasPrefix("list ") ? ["all"] : words.filter { $0.hasPrefix(prefix) }
    })
    editor.loadHistory(["earlier", "earlier"])
    let hasColor = TerminalFacts.live.usesColor(on: .output, choice: .auto)
    let prompt = hasColor ? "\u{1B}[32m> \u{1B}[0m" : "> "
    say("ready")
    var remark: String?
    while true {
      let event = editor.readLine(prompt: prompt) {
        if let text = remark { editor.writeAbovePrompt { say(text) } }
        remark = nil
      }
      switch event {
      case .line("remark", _): remark = "by the way"
      case .line("busy", _):
        Signals.clearCancel()
        say("working")
        while !Signals.isCancelled { usleep(1000) }
        say("stopped")
        usleep(50_000)
      case .line("stuck", _):
        Signals.clearCancel()
        say("working")
        while true { pause() }
      case .line("locale", _):
        let user = unsafe getenv("LC_ALL").map { unsafe String(cString: $0) } ?? "unset"
        say("LC_ALL \(user), UTF-8 \(PromptLocale.isUTF8)")
      case .line(let text, let isPasted):
        editor.addHistory(text)
        say("\(isPasted ? "pasted" : "line") \(text.debugDescription)")
      case .endOfInput:
        say("end")
        exit(0)
      case .ended(let signal):
        say("ended \(signal)")
        exit(128 + signal)
      case .invalidInput(let offset):
        say("invalid at \(offset)")
      }
    }
  }
}
