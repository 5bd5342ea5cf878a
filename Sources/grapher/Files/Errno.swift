internal import Glibc

/// The reason the system gave for a failed call.
///
/// ```swift
/// Errno(code: ENOSPC).words  // "no space left on device"
/// ```
struct Errno: Error, Hashable, Sendable {
  var code: Int32

  /// The reason of the call that failed just now; read before any other call.
  static let notFound = Errno(code: ENOENT)
  static let notPermitted = Errno(code: EACCES)

  static var current: Errno { Errno(code: errno) }

  /// The reason in the system's words, beginning in lower case so that they can follow a colon.
  var words: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let sentence = unsafe String(cString: text)
    // An abbreviation keeps its capitals, "I/O error" as well as "RPC struct is bad".
    let startsLikeAWord = sentence.dropFirst().first?.isLowercase ?? false
    return startsLikeAWord ? sentence.prefix(1).lowercased() + sentence.dropFirst() : sentence
  }
}
