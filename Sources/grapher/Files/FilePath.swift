/// A path to a file with all links followed: a real directory and a name in it.
struct FilePath: Equatable, Sendable {
  var directory: String
  var name: String

  var text: String { directory == "/" ? "/" + name : "\(directory)/\(name)" }

  /// Returns the path of another file in the directory.
  func sibling(_ name: String) -> String {
    FilePath(directory: directory, name: name).text
  }
}

extension FilePath {
  /// Follows the links of a path whose directory exists; the file itself may be missing.
  ///
  /// Saving replaces a file by renaming, which on a link would replace the link. That is why a link
  /// is followed first, also one that leads nowhere yet.
  init(resolving path: String) throws(FileFault) {
    var path = path
    var links = 0
    while let target = FileSystem.linkTarget(at: path) {
      links += 1
      guard links <= 40 else { throw .system(.tooManyLinks) }
      path = target.hasPrefix("/") ? target : Self.parent(of: path) + "/" + target
    }
    guard !path.isEmpty else { throw .system(.notFound) }
    let name = Self.lastName(of: path)
    guard !name.isEmpty, name != ".", name != ".." else { throw .notRegular(.directory) }
    self.init(directory: try FileSystem.canonicalPath(of: Self.parent(of: path)), name: name)
  }

  /// Returns the path of the directory that a path's last name is in: `a` of `a/b`, `.` of `b`.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns what follows the last slash: nothing if the path ends in one.
  private static func lastName(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
