/// One line of a file or a pipe: its text, or what is wrong with it.
struct InputLine: Hashable, Sendable {
  /// The number of the line, from 1.
  var number: Int
  /// The text without its line ending.
  var text: Result<String, InputLineError>
}
