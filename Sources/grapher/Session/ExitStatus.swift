/// The exit statuses of the program, as scripts rely on them.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// An expression or a command failed.
  case failure = 1
  /// The command line is wrong.
  case usage = 2
  /// A favorites or state file cannot be used.
  case unusableFile = 3
  /// gnuplot is missing or failed.
  case plotting = 4
  /// Output could not be written.
  case output = 5
  /// The reader of the output went away: 128 + SIGPIPE, and not a word.
  case readerGone = 141
}
