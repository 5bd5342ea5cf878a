import Glibc

/// A file that is replaced as a whole: whatever happens, it holds the old contents or the new.
///
///     let file = AtomicFile(path: "/home/ann/favorites.json", noun: "favorites")
///     try file.change { old in (old ?? []) + Array("more\n".utf8) }
struct AtomicFile: Sendable {
  /// Whose eyes a new file is for.
  enum Privacy: Sendable {
    /// The owner's: mode 0600, in directories that are made if need be with mode 0700.
    case personal
    /// Whoever the user's mask lets in. No directory is made: a missing one is a slip of the user.
    case shared
  }

  /// The size past which a personal file is neither read nor written: 16 MiB.
  static let sizeLimit = 16 << 20

  var path: String
  /// What the file is to the user, for messages: `favorites`.
  var noun: String
  var privacy = Privacy.personal
  /// How many milliseconds to wait for the lock.
  var patience = 5_000

  /// Returns the contents, or nil if there is no file; it changes nothing on the disk.
  func read(_ extent: FileContents.Extent = .whole) throws(FileError) -> [UInt8]? {
    do {
      return try FileContents.read(path, extent)?.bytes
    } catch {
      throw failure(.reading, error)
    }
  }

  /// Replaces the contents, whatever they are; of two who save at once the later wins.
  func save(_ bytes: [UInt8]) throws(FileError) {
    do {
      try replace(prepared(), with: bytes)
    } catch {
      throw failure(.saving, error)
    }
  }

  /// Changes the contents under a lock: of two who change at once, the second works on what the
  /// first left.
  ///
  /// `edit` receives nil if there is no file and returns nil if there is nothing to save. A
  /// `FileFault` it throws gets the file's name; other errors pass as they are. In each case the
  /// file stays as it was.
  func change(
    _ extent: FileContents.Extent = .whole, _ edit: ([UInt8]?) throws -> [UInt8]?
  ) throws {
    do {
      let target = try prepared()
      let lock = try DirectoryLock(target.directory, patience: patience)
      let old = try FileContents.read(target.text, extent)
      if let bytes = try edit(old?.bytes) {
        try replace(target, with: bytes, ifStill: .some(old?.identity))
      }
      _ = consume lock
    } catch let fault as FileFault {
      throw failure(.saving, fault)
    }
  }

  /// Adds to the end of the file, on a line of its own, under the lock.
  func append(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileFault) {
      let target = try prepared()
      let lock = try DirectoryLock(target.directory, patience: patience)
      let file = try OpenFile(
        opening: target.text, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK)
      let facts = try file.facts()
      guard facts.kind == .regular else { throw .notRegular(facts.kind) }
      let last = try file.read(atMost: 1, from: max(0, facts.identity.size - 1))
      try file.write(last.isEmpty || last == [newline] ? bytes : [newline] + bytes)
      try file.close()
      _ = consume lock
    } catch {
      throw failure(.saving, error)
    }
  }

  /// Moves the file out of the way if `isDamaged` says so of its contents, and returns where it is.
  ///
  /// A file that is too large to be read is damaged. Returns nil if there is nothing to move.
  func moveAside(if isDamaged: ([UInt8]) -> Bool) throws(FileError) -> String? {
    do {
      guard try FileSystem.facts(at: path) != nil else { return nil }
      let target = try FilePath(resolving: path)
      let lock = try DirectoryLock(target.directory, patience: patience)
      do {
        guard let contents = try FileContents.read(target.text), isDamaged(contents.bytes) else {
          return nil
        }
      } catch .tooLarge {
        // Whatever it is, it is not what we wrote.
      }
      let place = try moveAside(target)
      _ = consume lock
      return place
    } catch {
      throw failure(.movingAside, error)
    }
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }

  /// The file behind the links.
  ///
  /// A personal one gets its directory, cleared of what killed saves left; a shared one may lie
  /// among thousands of others, which are not ours to look through.
  private func prepared() throws(FileFault) -> FilePath {
    guard privacy == .personal else { return try FilePath(resolving: path) }
    try FileSystem.makeDirectory(FilePath.parent(of: path))
    let target = try FilePath(resolving: path)
    TemporaryName.removeLeftovers(of: target)
    return target
  }

  private func failure(_ action: FileError.Action, _ fault: FileFault) -> FileError {
    FileError(path: path, noun: noun, action: action, fault: fault)
  }
}
