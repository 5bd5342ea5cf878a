import Glibc
import Testing

@testable import grapher

struct HistoryFileTests {
  let directory = TemporaryDirectory()
  var history: HistoryFile { HistoryFile(path: directory.file("history"), patience: 100) }

  @Test func `entries come back as they were, in order`() throws {
    let entries = ["3 4 +", "a\nb", #"fav add "x\\ny""#, #"\"#, "π", "\\\n", "a\r\nb"]
    #expect(try history.load() == [])
    try history.append(Array(entries.prefix(2)))
    try history.append(Array(entries.dropFirst(2)))
    #expect(try history.load() == entries)
    #expect(try FileSystem.facts(at: directory.file("history"))?.mode == 0o600)
  }

  @Test func `a file written by hand reads as it looks`() throws {
    try directory.write("history", "a\\b\n\nM sin")
    #expect(try history.load() == ["a\\b", "M sin"])
  }

  @Test func `lines that are not text are passed over`() throws {
    let file = try OpenFile(opening: directory.file("history"), O_WRONLY | O_CREAT)
    try file.write([0x31, 0x0A, 0xFF, 0x0A, 0x00, 0x0A, 0x32, 0x0A])
    #expect(try history.load() == ["1", "2"])
  }

  @Test func `only the end of a large file is read, from a whole line on`() throws {
    let path = try directory.write("history", "")
    #expect(unsafe truncate(path, 5 << 30) == 0)
    try history.append([String(repeating: "x", count: 1 << 19), "last"])
    #expect(try history.load().count == 2)
    try history.append([String(repeating: "y", count: 1 << 19)])
    #expect(try history.load() == ["last", String(repeating: "y", count: 1 << 19)])
    try history.trim()
    #expect(try FileSystem.facts(at: path)?.identity.size == 5 + (1 << 19) + 1)
    #expect(try history.load() == ["last", String(repeating: "y", count: 1 << 19)])
  }

  @Test func `trimming leaves the newest entries, and a short file alone`() throws {
    try history.append((1...HistoryFile.entryLimit).map(String.init))
    let before = try FileSystem.facts(at: directory.file("history"))
    try history.trim()
    #expect(try FileSystem.facts(at: directory.file("history")) == before)
    try history.append(["new"])
    try history.trim()
    let entries = try history.load()
    #expect(entries.count == HistoryFile.entryLimit)
    #expect(entries.first == "2")
    #expect(entries.last == "new")
  }

  @Test func `a relative link leads to its own directory, wherever the program runs`() throws {
    try FileSystem.makeDirectory(directory.file("dotfiles"))
    try directory.write("dotfiles/history", "old\n")
    let path = directory.link("history", to: "dotfiles/history")
    try history.append((1...HistoryFile.entryLimit).map(String.init))
    try history.trim()
    #expect(FileSystem.linkTarget(at: path) == "dotfiles/history")
    #expect(try directory.text("dotfiles/history")?.hasPrefix("1\n2\n") == true)
    #expect(directory.names == ["dotfiles", "history"])
  }

  @Test func `what is not a regular file is refused at once`() {
    let path = directory.pipe("history")
    let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(throws: FileError.self) { try history.load() }
    #expect(throws: FileError.self) { try history.append(["1"]) }
    #expect(throws: FileError.self) { try history.trim() }
    let device = HistoryFile(path: "/dev/null")
    #expect(throws: FileError.self) { try device.load() }
  }

  @Test func `a missing directory is made by the first entry`() throws {
    let history = HistoryFile(path: directory.file("state/grapher/history"))
    try history.append(["1"])
    #expect(try history.load() == ["1"])
    #expect(try FileSystem.facts(at: directory.file("state"))?.mode == 0o700)
  }
}
