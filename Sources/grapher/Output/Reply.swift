/// One piece of what a line led to; the renderer decides where it goes and how it looks.
enum Reply: Sendable {
  /// A line of results, for standard output.
  case line(StyledText)
  /// Bytes that are written as they are: a picture, the rows of a table.
  case bytes([UInt8])
  /// A remark beside the results, for standard error.
  case note(String)
  /// Sees to it that everything before has left the program.
  case flush
}
