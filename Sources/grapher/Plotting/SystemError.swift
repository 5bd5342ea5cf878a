internal import Glibc

/// The number of a failed system call.
struct SystemError: Error, Hashable, Sendable {
  let number: Int32

  static let notFound = SystemError(number: ENOENT)
  static let notPermitted = SystemError(number: EACCES)

  /// The error of the system call that failed last.
  static var last: SystemError { SystemError(number: errno) }

  /// What the system calls the error, in small letters: `permission denied`.
  var text: String {
    guard let words = unsafe strerror(number) else { return "error \(number)" }
    let text = unsafe String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
