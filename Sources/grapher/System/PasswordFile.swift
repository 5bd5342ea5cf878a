internal import Glibc

/// The system's list of users, `/etc/passwd`, read as the text that it is.
///
/// The C library's own reader loads shared modules at run time, which a static executable must not
/// depend on.
enum PasswordFile {
  /// The home directory of the user who runs the program; nil if the file does not list one.
  static var home: String? {
    guard let file = try? OpenFile(reading: "/etc/passwd"),
      let bytes = try? file.read(atMost: 1 << 20)
    else { return nil }
    return home(ofUser: getuid(), in: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the sixth field of the first line whose third is the user's number.
  ///
  /// A line is `name:password:number:group:comment:home:shell`, as passwd(5) says.
  ///
  /// ```swift
  /// PasswordFile.home(ofUser: 7, in: "ann:x:7:7:Ann:/home/ann:/bin/sh")  // "/home/ann"
  /// ```
  static func home(ofUser user: UInt32, in text: String) -> String? {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ":", omittingEmptySubsequences: false)
      if fields.count > 5, UInt32(fields[2]) == user { return String(fields[5]) }
    }
    return nil
  }
}
