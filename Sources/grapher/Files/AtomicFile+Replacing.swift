import Glibc

extension AtomicFile {
  /// Writes a new file beside the old one, waits until it is on the disk, and lets it take the old
  /// one's name, which the system does in one step.
  ///
  /// The old file's mode is kept, and its owner if we may. A file that we may not write to is left
  /// alone, although its directory would let us replace it. With `ifStill`, so is one that is no
  /// longer what was read; `.some(nil)` means that there was none.
  func replace(
    _ target: FilePath, with bytes: [UInt8], ifStill identity: FileFacts.Identity?? = nil
  ) throws(FileFault) {
    if privacy == .personal && bytes.count > Self.sizeLimit {
      throw .tooLarge(limit: Self.sizeLimit)
    }
    let old = try replaceable(target)
    try withSignalsBlocked { () throws(FileFault) in
      let directory = try openForSynchronizing(target.directory)
      let temporary = target.sibling(TemporaryName(for: target.name).text)
      let file = try OpenFile(
        opening: temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
        mode: privacy == .personal || old != nil ? 0o600 : 0o666)
      do throws(FileFault) {
        try write(bytes, to: file, like: old)
        try file.close()
        try check(target, isStill: identity)
        try FileSystem.rename(temporary, to: target.text)
      } catch {
        FileSystem.remove(temporary)
        throw error
      }
      // Until the directory is on the disk too, a power cut could bring the old file back.
      try directory?.synchronize()
    }
  }

  /// Gives a damaged file another name that nothing has yet, like `favorites.json.bad-…`.
  func moveAside(_ target: FilePath) throws(FileFault) -> String {
    let stem = "\(target.text).bad-\(FileSystem.timeStamp)"
    var place = stem
    var count = 1
    while true {
      do {
        // The name is taken by an empty file first: renaming would overwrite another's.
        try OpenFile(opening: place, O_WRONLY | O_CREAT | O_EXCL).close()
        break
      } catch .system(.alreadyExists) where count < 1_000 {
        count += 1
        place = "\(stem)-\(count)"
      }
    }
    do {
      try FileSystem.rename(target.text, to: place)
    } catch {
      FileSystem.remove(place)
      throw error
    }
    return place
  }

  /// Returns what is known about the file that is to be replaced, or nil if there is none; throws
  /// if it must not be.
  private func replaceable(_ target: FilePath) throws(FileFault) -> FileFacts? {
    guard let old = try FileSystem.facts(at: target.text) else { return nil }
    guard old.kind == .regular else { throw .notRegular(old.kind) }
    try FileSystem.checkWritable(target.text)
    return old
  }

  private func check(
    _ target: FilePath, isStill identity: FileFacts.Identity??
  ) throws(FileFault) {
    if let identity, try FileSystem.facts(at: target.text)?.identity != identity {
      throw .changedMeanwhile
    }
  }

  private func write(
    _ bytes: [UInt8], to file: borrowing OpenFile, like old: FileFacts?
  ) throws(FileFault) {
    try file.write(bytes)
    if let old {
      let facts = try file.facts()
      if (facts.user, facts.group) != (old.user, old.group) {
        file.offer(toUser: old.user, group: old.group)
      }
      try file.setMode(old.mode)
    }
    try file.synchronize()
  }

  /// The directory, or nil where we may write but not read, as in a drop box.
  private func openForSynchronizing(_ path: String) throws(FileFault) -> OpenFile? {
    do {
      return try OpenFile(opening: path, O_RDONLY | O_DIRECTORY)
    } catch .system(.permissionDenied) {
      return nil
    }
  }
}
