internal import CReadline
internal import Glibc

/// The calls of GNU readline, without its pointers: the only file that knows readline.
///
/// readline is one per process and so is this; only the thread of the prompt may use it.
enum Readline {
  /// The words that can stand in place of a beginning: given the whole line, where the word
  /// begins in it (in bytes), and the word up to the cursor.
  typealias Completion = (_ line: String, _ wordStart: Int, _ prefix: String) -> [String]

  /// How a line came to its end.
  enum Outcome {
    case line([UInt8])
    case endOfInput
  }

  /// Makes readline ready, without touching the terminal.
  static func initialize(complete: @escaping Completion) {
    unsafe mailbox.complete = complete
    readline_set_name_to_grapher()
    readline_leave_signals_alone()
    unsafe readline_set_byte_source { _ in
      unsafe Readline.mailbox.filter.nextByte(read: Readline.waitForByte)
    }
    unsafe readline_set_completion { prefix, start, _ in
      unsafe Readline.completeWord(prefix, start: start)
    }
    unsafe mailbox.locale.withUTF8Environment { _ = rl_initialize() }
    using_history()
  }

  /// Shows the prompt and takes the terminal over, for one line.
  static func begin(prompt: String) {
    unsafe mailbox.outcome = nil
    unsafe mailbox.filter = InputFilter()
    // The size may have changed while the program worked.
    rl_reset_screen_size()
    unsafe mailbox.locale.withUTF8Environment {
      unsafe rl_callback_handler_install(markingInvisibleText(prompt), acceptLine)
    }
  }

  /// Gives the terminal back, as it was.
  static func end() {
    rl_callback_handler_remove()
    // What readline said must stand before what the program says next by itself.
    fflush(nil)
  }

  /// Deals with what was typed, which must be there to read.
  ///
  /// - Returns: how the line ended, if it did.
  static func readKeys() -> Outcome? {
    repeat {
      rl_callback_read_char()
    } while unsafe mailbox.filter.hasWaitingBytes && mailbox.outcome == nil
    return unsafe mailbox.outcome
  }

  /// Leaves the line on the screen, forgets it and shows the prompt anew.
  static func dropLine() {
    rl_free_line_state()
    rl_callback_sigcleanup()
    readline_move_to_end()
    rl_redisplay()
    try? Descriptor.output.write(Array("^C\n".utf8))
    unsafe rl_replace_line("", 1)
    rl_on_new_line()
    rl_redisplay()
    unsafe mailbox.filter = InputFilter()
  }

  /// Gives the terminal back while the process is stopped; the line is kept.
  static func leaveTerminal() {
    rl_callback_sigcleanup()
    rl_cleanup_after_signal()
    try? Descriptor.output.write(Array("\n".utf8))
  }

  /// Takes the terminal over again and shows the line.
  static func returnToTerminal() {
    rl_reset_after_signal()
    rl_on_new_line()
    rl_forced_update_display()
  }

  /// Learns the terminal's new size and shows the line in it.
  static func resize() { rl_resize_terminal() }

  /// Adds a line that the arrow keys find.
  static func addHistory(_ line: String) { unsafe add_history(line) }

  /// Lets the arrow keys start at the last line added, although the prompt was shown before it.
  static func startAtEndOfHistory() { using_history() }

  /// Whether a paste comes as one line that says so.
  static var recognizesPastes: Bool {
    guard let value = unsafe rl_variable_value("enable-bracketed-paste") else { return false }
    return unsafe String(cString: value) == "on"
  }

  /// What the callbacks, which can capture nothing, share with the calls.
  private final class Mailbox {
    let locale = PromptLocale()
    var filter = InputFilter()
    var outcome: Outcome?
    var complete: Completion = { _, _, _ in [] }
    var candidates: ArraySlice<String> = []
  }

  private nonisolated(unsafe) static let mailbox = Mailbox()

  private static func waitForByte(_ milliseconds: Int32?) -> InputFilter.Arrival {
    var bytes: [UInt8] = [0]
    while true {
      let sources = [Descriptor.input, Signals.wakeDescriptor]
      guard let ready = Descriptor.poll(sources, milliseconds: milliseconds) else { continue }
      // What was typed before the signal comes first.
      if ready[0].isReadable {
        return (try? Descriptor.input.read(into: &bytes)) == 1 ? .byte(bytes[0]) : .endOfInput
      }
      if ready[0].isGone { return .endOfInput }
      return ready[1].isReadable ? .signal : .none
    }
  }

  private static let acceptLine: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void = {
    if let line = unsafe $0 {
      let bytes = unsafe UnsafeRawBufferPointer(start: line, count: strlen(line))
      unsafe mailbox.outcome = .line(Array(bytes))
      unsafe free(line)
    } else {
      unsafe mailbox.outcome = .endOfInput
    }
    // From inside, or readline would take the terminal over for a next line.
    rl_callback_handler_remove()
  }

  private static func completeWord(
    _ prefix: UnsafePointer<CChar>?, start: Int32
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    readline_never_complete_file_names()
    guard let prefix = unsafe prefix, let line = unsafe readline_line() else { return nil }
    let candidates = unsafe mailbox.complete(
      String(cString: line), Int(start), String(cString: prefix))
    // After a directory the path goes on.
    if candidates.count == 1, candidates[0].hasSuffix("/") { readline_append_no_blank() }
    unsafe mailbox.candidates = candidates[...]
    return unsafe rl_completion_matches(prefix) { _, _ in
      unsafe Readline.mailbox.candidates.popFirst().map { unsafe strdup($0) } ?? nil
    }
  }
}
