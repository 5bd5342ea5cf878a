import Glibc

/// What a file held when it was read, and how to tell whether it has changed since.
struct FileContents: Sendable {
  /// How much of a file is read.
  enum Extent: Sendable {
    /// All of it; one larger than `AtomicFile.sizeLimit` is refused before it is read.
    case whole
    /// At most so many bytes at its end.
    case tail(Int)
  }

  var bytes: [UInt8]
  var identity: FileFacts.Identity

  /// Reads a regular file; nil if there is none.
  ///
  /// Nothing else is read: a pipe would make us wait forever, a device might never end.
  static func read(_ path: String, _ extent: Extent = .whole) throws(FileFault) -> FileContents? {
    let file: OpenFile
    do {
      file = try OpenFile(opening: path, O_RDONLY | O_NONBLOCK)
    } catch .system(.notFound) {
      return nil
    } catch .system(.noSuchDevice) {
      throw .notRegular(.socket)
    }
    let facts = try file.facts()
    guard facts.kind == .regular else { throw .notRegular(facts.kind) }
    let bytes: [UInt8]
    switch extent {
    case .whole:
      let limit = AtomicFile.sizeLimit
      guard facts.identity.size <= limit else { throw .tooLarge(limit: limit) }
      bytes = try file.read(atMost: limit + 1)
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    case .tail(let count):
      bytes = try file.read(atMost: count, from: max(0, facts.identity.size - count))
    }
    return FileContents(bytes: bytes, identity: facts.identity)
  }
}
