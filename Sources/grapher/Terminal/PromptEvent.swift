/// What became of a prompt.
enum PromptEvent: Hashable, Sendable {
  /// A line, without its ending. A line of a paste of several lines is marked, so that an empty
  /// one does nothing.
  case line(String, isPasted: Bool)
  /// Ctrl-D on an empty line.
  case endOfInput
  /// The program is to end because of the signal; 1 (SIGHUP) also when the terminal vanished.
  case ended(signal: Int32)
  /// A line that is not UTF-8 from this byte on; it was dropped.
  case invalidInput(byteOffset: Int)
}
