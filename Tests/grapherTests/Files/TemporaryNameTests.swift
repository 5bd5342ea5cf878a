import Testing

@testable import grapher

struct TemporaryNameTests {
  @Test(arguments: ["favorites.json", "a", "é.x", String(repeating: "é", count: 127)])
  func `a name is hidden, short enough, and recognized`(name: String) {
    let temporary = TemporaryName(for: name, processID: 4_711)
    #expect(temporary.text.hasPrefix("."))
    #expect(temporary.text.utf8.count <= 255)
    #expect(TemporaryName(temporary.text, for: name) == temporary)
  }

  @Test(arguments: [
    "favorites.json", ".favorites.json.1.tmp", ".a.1.2.tmp", ".favorites.json.x.2.tmp",
  ])
  func `other files are not ours`(text: String) {
    #expect(TemporaryName(text, for: "favorites.json") == nil)
  }
}
