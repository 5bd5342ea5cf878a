import Testing

@testable import grapher

struct FavoriteNameTests {
  private func fault(_ name: String, _ list: [Favorite] = []) -> FavoriteNameError? {
    do {
      try FavoriteName.check(name, among: list)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "chirp", "two words", "2nd", "3 peaks", "0xyz", "inf", "nan", "note: one", "plot",
    "'a", "a''b", "`x`", "adder", "1e", "e5", "+1", "1-2", "1 000", "\u{1B}[2J",
  ])
  func `a name that reads as nothing else is fine`(name: String) {
    #expect(fault(name) == nil)
  }

  @Test(arguments: [
    "5", "-2.5", ".5", "5.", "1e-7", "1_000", "0x1F", "0b101", "0o17", "\u{2212}3", "1E5",
    " 7 ", "-0x1f", "e", "pi", "π", "2pi", "-pi/2",
  ])
  func `a number is no name`(name: String) {
    #expect(fault(name) == .number(name))
  }

  @Test(arguments: ["-5:5", "a:b", ":", "0:", ":pi/2", "a::b", " 0:1 "])
  func `a range is no name`(name: String) {
    #expect(fault(name) == .range(name))
  }

  @Test(arguments: ["add", "delete", "rm", "rename", "move", "restore", "repair", "Delete"])
  func `a subcommand is no name`(name: String) {
    #expect(fault(name) == .subcommand(name))
  }

  @Test func `a name has 1 to 200 characters, not all of them blank`() {
    #expect(fault("") == .empty)
    #expect(fault(" \t") == .empty)
    #expect(fault(String(repeating: "é", count: 200)) == nil)
    #expect(fault(String(repeating: "x", count: 1_000_000)) == .tooLong(1_000_000))
    #expect(
      FavoriteNameError.tooLong(201).message
        == "a name may have 200 characters, this one has 201")
  }

  @Test func `a name is taken once, and its owner is told`() {
    let list = [Favorite(program: "M"), Favorite(name: "é", program: "M sin")]
    #expect(fault("e\u{301}", list) == .taken("e\u{301}", number: 2))
    #expect(fault("É", list) == nil)
    #expect(
      FavoriteNameError.taken("a", number: 2).message == #"favorite 2 is already named "a""#)
  }

  @Test func `a name does not start with the sign of a reference`() {
    #expect(fault("@a") == .startsWithAt("@a"))
  }
}
