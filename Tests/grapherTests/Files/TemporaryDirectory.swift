import Glibc

@testable import grapher

/// A directory of its own for a test, gone with the value.
final class TemporaryDirectory: Sendable {
  let path: String

  init() {
    path = "/tmp/grapher-test-\(UInt64.random(in: 0...UInt64.max))"
    try? FileSystem.makeDirectory(path)
  }

  deinit { Self.remove(path) }

  /// The path of a file in the directory.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in the directory, sorted.
  var names: [String] {
    FileSystem.names(in: path).filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Writes a file as any other program would, and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String, mode: mode_t = 0o600) throws -> String {
    let file = try OpenFile(opening: file(name), O_WRONLY | O_CREAT | O_TRUNC)
    try file.write(Array(text.utf8))
    try file.setMode(mode)
    return self.file(name)
  }

  /// The text of a file, or nil if there is none.
  func text(_ name: String) throws -> String? {
    try FileContents.read(file(name)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  func link(_ name: String, to target: String) -> String {
    _ = unsafe symlink(target, file(name))
    return file(name)
  }

  func pipe(_ name: String) -> String {
    _ = unsafe mkfifo(file(name), 0o600)
    return file(name)
  }

  private static func remove(_ path: String) {
    if unsafe rmdir(path) == 0 || errno == ENOENT { return }
    if errno == ENOTDIR {
      FileSystem.remove(path)
      return
    }
    for name in FileSystem.names(in: path) where name != "." && name != ".." {
      remove("\(path)/\(name)")
    }
    _ = unsafe rmdir(path)
  }
}
