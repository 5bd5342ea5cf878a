internal import Glibc

/// The system's calls on paths.
enum FileSystem {
  /// Returns what a path leads to, through links, or nil if there is nothing.
  static func facts(at path: String) throws(FileFault) -> FileFacts? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    return FileFacts(facts)
  }

  /// Returns the path in a symbolic link, or nil if there is none at this path.
  static func linkTarget(at path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : string(buffer[..<count])
  }

  /// Returns the path of an existing file without links, `.` and `..`.
  static func canonicalPath(of path: String) throws(FileFault) -> String {
    guard let real = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Makes a directory that only its owner may enter, and those above it that are missing.
  static func makeDirectory(_ path: String) throws(FileFault) {
    if unsafe mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOENT where FilePath.parent(of: path) != path:
      try makeDirectory(FilePath.parent(of: path))
      guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
    default: throw .last
    }
  }

  /// Throws if we may not write to an existing file, even if its directory would let us replace it.
  static func checkWritable(_ path: String) throws(FileFault) {
    guard unsafe access(path, W_OK) == 0 else { throw .last }
  }

  static func rename(_ path: String, to newPath: String) throws(FileFault) {
    guard unsafe Glibc.rename(path, newPath) == 0 else { throw .last }
  }

  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// The names in a directory, in no order; none if it cannot be read.
  static func names(in directory: String) -> [String] {
    guard let stream = unsafe opendir(directory) else { return [] }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          unsafe String(cString: name)
        }
      }
      names.append(name)
    }
    return names
  }

  /// Whether there is a process of this number, ours or another user's.
  static func isRunning(_ processID: Int32) -> Bool {
    kill(processID, 0) == 0 || errno != ESRCH
  }

  static var processID: Int32 { getpid() }

  /// Seconds since 1970.
  static var now: Int { time(nil) }

  /// The time in UTC as it goes into file names: `20260131T235959Z`.
  static var timeStamp: String {
    var seconds = time(nil)
    var parts = unsafe tm()
    var text = [CChar](repeating: 0, count: 32)
    let count = unsafe gmtime_r(&seconds, &parts)
      .map { unsafe strftime(&text, text.count, "%Y%m%dT%H%M%SZ", $0) }
    return string(text.prefix(count ?? 0))
  }

  static func pause(milliseconds: UInt32) {
    _ = usleep(milliseconds * 1_000)
  }

  private static func string(_ characters: ArraySlice<CChar>) -> String {
    String(decoding: characters.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
