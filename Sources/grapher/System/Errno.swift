internal import Glibc

/// The reason the system gave for a failed call.
///
/// ```swift
/// Errno(code: ENOSPC).words  // "no space left on device"
/// ```
struct Errno: Error, Hashable, Sendable {
  var code: Int32

  static let notFound = Errno(code: ENOENT)
  static let permissionDenied = Errno(code: EACCES)
  static let alreadyExists = Errno(code: EEXIST)
  static let tooManyLinks = Errno(code: ELOOP)
  /// There is nobody at the other end of a pipe, or nothing that could be opened at all.
  static let noSuchDevice = Errno(code: ENXIO)

  /// The reason of the call that failed just now; read before any other call.
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
