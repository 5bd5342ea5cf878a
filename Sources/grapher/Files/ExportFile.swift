import Glibc

/// A file that the user asked for by name; it may also be a device, a pipe or an open descriptor.
///
/// - A regular file is replaced as a whole, so that a full disk leaves the old one.
/// - `/dev/stdout`, `/dev/stderr`, `/dev/fd/N` and `/proc/self/fd/N` are written to as they stand;
///   what the program has buffered for them must be written first.
/// - Devices such as `/dev/null` and named pipes are written to directly. A pipe that nobody reads
///   is given up after `patience`.
struct ExportFile: Sendable {
  var path: String
  /// What is written, for messages: `plot`.
  var noun: String
  /// How many milliseconds to wait for the reader of a pipe.
  var patience = 5_000

  func save(_ bytes: [UInt8]) throws(FileError) {
    let isWritten: Bool
    do {
      isWritten = try writeDirectly(bytes)
    } catch {
      throw FileError(path: path, noun: noun, action: .saving, fault: error)
    }
    if !isWritten { try AtomicFile(path: path, noun: noun, privacy: .shared).save(bytes) }
  }

  /// Writes to what is no regular file; returns false if the path leads to one or to nothing.
  private func writeDirectly(_ bytes: [UInt8]) throws(FileFault) -> Bool {
    if let descriptor = Self.descriptor(in: path) {
      try OpenFile(duplicating: descriptor).write(bytes)
      return true
    }
    guard let kind = try FileSystem.facts(at: path)?.kind, kind != .regular else { return false }
    guard kind == .pipe || kind == .device else { throw .notRegular(kind) }
    let file = try openWithPatience()
    try file.makeBlocking()
    try file.write(bytes)
    try file.close()
    return true
  }

  /// Opens without waiting inside the system, where an interrupt could not reach us.
  private func openWithPatience() throws(FileFault) -> OpenFile {
    var waited = 0
    while true {
      do {
        return try OpenFile(opening: path, O_WRONLY | O_NONBLOCK)
      } catch .system(.noSuchDevice) {
        guard waited < patience else { throw .noReader }
        FileSystem.pause(milliseconds: 20)
        waited += 20
      }
    }
  }

  /// The open descriptor that a path stands for, or nil if it is another path.
  ///
  /// Opening such a path afresh would start at the beginning of a file that standard output may
  /// have been led to, and replacing it would hide what comes later.
  private static func descriptor(in path: String) -> Descriptor? {
    switch path {
    case "/dev/stdout": return .output
    case "/dev/stderr": return .error
    default:
      for directory in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(directory) {
        return Int32(path.dropFirst(directory.count)).map(Descriptor.init)
      }
      return nil
    }
  }
}
