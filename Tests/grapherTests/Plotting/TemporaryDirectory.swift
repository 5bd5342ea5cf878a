import Glibc
import Testing

/// A private directory for one test, removed with all its files at the end.
final class TemporaryDirectory {
  let path: String

  init() throws {
    var template = Array("/tmp/grapher-test-XXXXXX".utf8CString)
    try #require(unsafe mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { _ = unsafe unlink(path + "/" + name) }
    _ = unsafe rmdir(path)
  }

  /// The files in the directory.
  var names: [String] {
    guard let directory = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Writes a file and returns its path.
  func write(_ name: String, _ text: String, mode: mode_t = 0o600) throws -> String {
    let file = path + "/" + name
    let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    try #require(unsafe Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    return file
  }

  /// Writes a program for the shell and returns its path.
  func writeProgram(_ body: String, name: String = "gnuplot") throws -> String {
    let file = try write(name, "#!/bin/sh\n" + body + "\n", mode: 0o700)
    // A child that another test starts at this moment holds the file open for writing until it
    // becomes another program; so long this one is "busy" and cannot be run.
    usleep(30_000)
    return file
  }
}

/// The variables of the tests' own process that a child needs.
var testEnvironment: [String: String] {
  var environment: [String: String] = [:]
  for name in ["PATH", "HOME"] {
    if let value = unsafe getenv(name) { environment[name] = unsafe String(cString: value) }
  }
  return environment
}

/// Whether a file exists.
func exists(_ path: String) -> Bool {
  unsafe access(path, F_OK) == 0
}
