import Testing

@testable import grapher

/// Sessions at the prompt, replayed in a pseudo-terminal: what is typed and all that comes back.
///
/// A transcript is a text in which lines that start with `> ` are typed. The README's first block
/// of that kind is one; every file in Tests/grapherTests/Transcripts is another.
@Suite struct TranscriptTests {
  private static let folder: String = {
    let path = "\(#filePath)".split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(path)/Transcripts"
  }()

  @Test(arguments: FileSystem.names(in: folder).filter { $0.hasSuffix(".txt") }.sorted())
  func `a session shows what its transcript says`(_ name: String) throws {
    try check(try #require(try text("\(Self.folder)/\(name)")))
  }

  @Test func `there are transcripts`() {
    #expect(FileSystem.names(in: Self.folder).contains("favorites.txt"))
  }

  @Test func `the session in the README is real`() throws {
    let path = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
    let readme = try #require(try text("/\(path)/README.md"))
    let blocks = readme.split(separator: "```").map(String.init)
    let session = try #require(blocks.first { $0.contains("\n> ") })
    try check(String(session.drop(while: { $0 != "\n" }).dropFirst()))
  }

  private func text(_ path: String) throws -> String? {
    try FileContents.read(path).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Types the lines of a transcript and compares the whole screen with it.
  private func check(_ transcript: String) throws {
    let home = TemporaryDirectory()
    let terminal = try PseudoTerminal.grapher(
      ["--fresh", "--cells", "64x16", "--color", "never"],
      environment: ["GRAPHER_HOME": home.path], columns: 90, rows: 400)
    try terminal.expect("> ")
    let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where line.hasPrefix("> ") {
      terminal.type(line.dropFirst(2) + "\r")
      // The line as typed, its answer, and the next prompt.
      try terminal.expect("\n")
      try terminal.expect("> ")
    }
    terminal.type("\u{4}")
    #expect(terminal.waitForExit() == .exited(0))
    let greeting = Version.text + "; help lists the words"
    let shown = terminal.screen.joined(separator: "\n").trimmingEnd
    #expect(shown == (greeting + "\n" + transcript).trimmingEnd + "\n>")
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    let count = reversed().drop(while: \.isWhitespace).count
    return String(prefix(count))
  }
}
