import Testing

@testable import grapher

@Suite struct CompletionTests {
  private func candidates(_ line: String) throws -> [String] {
    let driver = SessionDriver(favorites: [Favorite(name: "wave", program: "M sin")])
    try driver.run("2 ->width")
    let prefix = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    return Completion(session: driver.session).candidates(
      line: line, start: line.utf8.count - prefix.utf8.count, prefix: String(prefix))
  }

  @Test func `words, commands, variables and favorites complete at a word`() throws {
    #expect(try candidates("M si").sorted() == ["sign", "sin", "sind", "sinh"])
    #expect(try candidates("plo") == ["plot"])
    #expect(try candidates("wid") == ["width"])
    #expect(try candidates("2 @w") == ["@wave"])
  }

  @Test func `the arguments of a command complete by its kind`() throws {
    #expect(try candidates("plot w") == ["wave"])
    #expect(try candidates("fav re").sorted() == ["rename", "repair", "restore"])
    #expect(try candidates("set di") == ["digits"])
    #expect(try candidates("set term w").sorted() == ["window", "wxt"])
    #expect(try candidates("zoom i") == ["in"])
    #expect(try candidates("set color a").sorted() == ["always", "auto"])
    #expect(try candidates("plot @") == ["@wave"])
    #expect(try candidates("export w") == ["wave.png"])
  }
}
