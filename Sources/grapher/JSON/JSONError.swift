/// What is wrong with a JSON text, and where.
struct JSONError: Error, Equatable, Sendable {
  /// The line, from 1.
  var line: Int
  /// The column in characters, from 1: the start of the word which does not belong, or the end of
  /// one longer than 20 bytes.
  var column: Int
  /// The fault in a few words; it may quote the text, control characters and all.
  var reason: String
}
