/// What makes a line of a file or a pipe unusable.
///
/// Only `unreadable` ends the input.
enum InputLineError: Error, Hashable, Sendable {
  /// A byte that is no part of UTF-8, `byteOffset` bytes into the line.
  case invalidUTF8(byteOffset: Int)
  /// A NUL character, `byteOffset` bytes into the line.
  case nul(byteOffset: Int)
  /// A line of more than `limit` bytes; the rest of it was skipped.
  case tooLong(limit: Int)
  /// The input could not be read on.
  case unreadable(Errno)

  /// The error in words, bytes counted from 1.
  ///
  /// ```swift
  /// InputLineError.nul(byteOffset: 3).message  // "NUL character at byte 4"
  /// ```
  var message: String {
    switch self {
    case .invalidUTF8(let offset): "invalid UTF-8 at byte \(offset + 1)"
    case .nul(let offset): "NUL character at byte \(offset + 1)"
    case .tooLong(let limit): "line too long: the limit is \(Self.size(limit))"
    case .unreadable(let reason): "cannot read: \(reason.words)"
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}
