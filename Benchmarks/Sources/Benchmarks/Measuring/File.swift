import Glibc

/// Files as a whole.
enum File {
  /// Writes a text to a file.
  static func write(_ text: String, to path: String) throws(BenchmarkError) {
    guard let file = unsafe fopen(path, "w") else { throw .failed("cannot write \(path)") }
    let written = unsafe fputs(text, file)
    guard unsafe fclose(file) == 0, written >= 0 else { throw .failed("cannot write \(path)") }
  }

  /// Returns the bytes of a file.
  static func bytes(of path: String) throws(BenchmarkError) -> [UInt8] {
    guard let file = unsafe fopen(path, "r") else { throw .failed("cannot read \(path)") }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Returns the text of a file without the newlines at its end.
  static func text(of path: String) throws(BenchmarkError) -> String {
    var bytes = try bytes(of: path)
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether there is such a file.
  static func exists(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }
}
