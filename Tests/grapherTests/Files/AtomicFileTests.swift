import Glibc
import Testing

@testable import grapher

struct AtomicFileTests {
  let directory = TemporaryDirectory()

  private func file(_ name: String, privacy: AtomicFile.Privacy = .personal) -> AtomicFile {
    AtomicFile(path: directory.file(name), noun: "favorites", privacy: privacy, patience: 100)
  }

  private func mode(_ name: String) throws -> mode_t? {
    try FileSystem.facts(at: directory.file(name))?.mode
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? FileError)?.message
    }
  }

  @Test func `a file that is missing reads as nil and is not made`() throws {
    #expect(try file("a/b").read() == nil)
    #expect(directory.names == [])
  }

  @Test func `the first save makes directories and file for the owner alone`() throws {
    try file("a/b/c").save(Array("new".utf8))
    #expect(try directory.text("a/b/c") == "new")
    #expect(try mode("a") == 0o700)
    #expect(try mode("a/b") == 0o700)
    #expect(try mode("a/b/c") == 0o600)
  }

  @Test func `a save keeps the mode and leaves nothing else behind`() throws {
    try directory.write("a", "old", mode: 0o640)
    try file("a").save(Array("new".utf8))
    #expect(try directory.text("a") == "new")
    #expect(try mode("a") == 0o640)
    #expect(directory.names == ["a"])
  }

  @Test func `a shared file gets the mode of the mask, and no directory`() throws {
    let mask = umask(0o022)
    umask(mask)
    try file("a", privacy: .shared).save([])
    #expect(try mode("a") == 0o666 & ~mask)
    #expect(
      message { try file("b/c", privacy: .shared).save([]) }
        == "cannot save favorites to \(directory.file("b/c")): no such file or directory")
  }

  @Test func `a link is followed and kept, also one that leads nowhere yet`() throws {
    try FileSystem.makeDirectory(directory.file("real"))
    try directory.write("real/a", "old")
    let path = directory.link("link", to: "real/a")
    _ = directory.link("real/chain", to: "b")
    _ = directory.link("dangling", to: "real/chain")
    try file("link").save(Array("new".utf8))
    try file("dangling").save(Array("made".utf8))
    #expect(FileSystem.linkTarget(at: path) == "real/a")
    #expect(try directory.text("real/a") == "new")
    #expect(try directory.text("real/b") == "made")
  }

  @Test func `what is not a regular file is refused at once, and kept`() throws {
    _ = directory.pipe("pipe")
    try FileSystem.makeDirectory(directory.file("directory"))
    _ = directory.link("loop", to: "loop")
    _ = directory.link("zero", to: "/dev/zero")
    let causes = [
      "pipe": "not a regular file but a pipe",
      "directory": "not a regular file but a directory",
      "loop": "too many levels of symbolic links",
      "zero": "not a regular file but a device",
    ]
    for (name, cause) in causes {
      let path = directory.file(name)
      #expect(
        message { _ = try file(name).read() } == "cannot read favorites from \(path): \(cause)")
      #expect(message { try file(name).save([]) } == "cannot save favorites to \(path): \(cause)")
    }
    #expect(directory.names == causes.keys.sorted())
  }

  @Test func `a file of more than 16 MiB is refused by its size`() throws {
    let path = try directory.write("big", "")
    #expect(unsafe truncate(path, 5 << 30) == 0)
    #expect(
      message { _ = try file("big").read() }
        == "cannot read favorites from \(path): larger than 16 MiB")
    #expect(
      message { try file("a").save([UInt8](repeating: 0, count: (16 << 20) + 1)) }
        == "cannot save favorites to \(directory.file("a")): larger than 16 MiB")
  }

  @Test func `an edit that throws leaves the file, and a fault gets the file's name`() throws {
    struct Refusal: Error {}
    let path = try directory.write("a", "old")
    #expect(throws: Refusal.self) { try file("a").change { _ in throw Refusal() } }
    #expect(
      message { try file("a").change { _ in throw FileFault.empty } } == "\(path): it is empty")
    try file("a").change { _ in nil }
    #expect(try directory.text("a") == "old")
    #expect(directory.names == ["a"])
  }

  @Test func `a change that another program makes meanwhile is not overwritten`() throws {
    let path = try directory.write("a", "old")
    #expect(
      message {
        try file("a").change { _ in
          try directory.write("a", "by an editor")
          return Array("ours".utf8)
        }
      } == "cannot save favorites to \(path): another program changed it in the meantime")
    #expect(try directory.text("a") == "by an editor")
    #expect(
      message {
        try file("b").change { _ in
          try directory.write("b", "by an editor")
          return Array("ours".utf8)
        }
      } != nil)
    #expect(try directory.text("b") == "by an editor")
    #expect(directory.names == ["a", "b"])
  }

  @Test func `a lock that another holds is waited for, then its holder is named`() throws {
    let lock = try DirectoryLock(directory.path)
    let path = directory.file("a")
    let text = message { try file("a").change { _ in [] } }
    #expect(
      text == "cannot save favorites to \(path): in use by process \(getpid())"
        || text == "cannot save favorites to \(path): in use by another program")
    try file("a").save([])
    _ = consume lock
    try file("a").change { _ in [1] }
    #expect(try directory.text("a") == "\u{1}")
  }

  @Test func `what killed saves left behind is removed, other files are not`() throws {
    // No process can have the largest number: the system's limit is 2^22.
    let old = [".a.2147483647.5.tmp", ".a.\(getpid()).5.tmp", ".b.2147483647.5.tmp", "a.tmp"]
    for name in old {
      let path = try directory.write(name, "")
      let times = [timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: 0, tv_nsec: 0)]
      #expect(unsafe utimensat(AT_FDCWD, path, times, 0) == 0)
    }
    try directory.write(".a.2147483647.6.tmp", "")
    try file("a").change { _ in [] }
    #expect(directory.names == (old.dropFirst() + [".a.2147483647.6.tmp", "a"]).sorted())
  }

  @Test func `appending starts a line of its own and makes the file if need be`() throws {
    try file("a").append(Array("1\n".utf8))
    try directory.write("b", "cut off")
    try file("b").append(Array("2\n".utf8))
    #expect(try directory.text("a") == "1\n")
    #expect(try mode("a") == 0o600)
    #expect(try directory.text("b") == "cut off\n2\n")
  }

  @Test func `a full disk leaves the old file and no other`() async throws {
    let path = try directory.write("a", "old")
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
      guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else {
        exit(2)
      }
      do throws(FileError) {
        let bytes = [UInt8](repeating: 1, count: 10_000)
        try AtomicFile(path: path, noun: "favorites").save(bytes)
        exit(3)
      } catch {
        exit(error.message == "cannot save favorites to \(path): file too large" ? 0 : 4)
      }
    }
    #expect(try directory.text("a") == "old")
    #expect(directory.names == ["a"])
  }

  @Test func `a file name of the longest kind can be saved`() throws {
    let name = String(repeating: "é", count: 127)
    try file(name).save([])
    #expect(directory.names == [name])
  }

  @Test func `a damaged file moves to a name that nothing has`() throws {
    for text in ["one", "two"] {
      let path = try directory.write("a", text)
      let place = try file("a").moveAside { _ in true }
      #expect(place?.hasPrefix(path + ".bad-2") == true)
      #expect(try file("a").read() == nil)
    }
    #expect(try directory.names.map { try directory.text($0) } == ["one", "two"])
    #expect(try file("a").moveAside { _ in true } == nil)
    try directory.write("a", "sound")
    #expect(try file("a").moveAside { _ in false } == nil)
  }
}
