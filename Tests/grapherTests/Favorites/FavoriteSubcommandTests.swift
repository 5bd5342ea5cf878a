import Testing

@testable import grapher

/// Expected texts are those of the design's table of commands.
@Suite struct FavoriteSubcommandTests {
  @Test func `a word is a subcommand in any case, and rm deletes`() {
    #expect(FavoriteSubcommand("Add") == .add)
    #expect(FavoriteSubcommand("rm") == .delete)
    #expect(FavoriteSubcommand("adder") == nil)
    #expect(FavoriteSubcommand.names.allSatisfy { FavoriteSubcommand($0) != nil })
  }

  @Test func `the usage of each begins with its name, and that of fav has them all`() {
    for subcommand in FavoriteSubcommand.allCases {
      #expect(subcommand.usage.split(separator: " ").first.map(String.init) == subcommand.rawValue)
    }
    #expect(
      FavoriteSubcommand.usage
        == "[N | add [NAME] | delete N… | restore | rename N NAME | move N M | repair]")
  }
}
