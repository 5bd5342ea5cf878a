import Testing

@testable import grapher

@Suite struct PastedLinesTests {
  @Test(
    arguments: [
      ("", [""]), ("1 2 +", ["1 2 +"]), ("\n", [""]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("a\n\nb\n", ["a", "", "b"]), ("a\n\n", ["a", ""]), ("\na", ["", "a"]),
    ] as [(String, [String])])
  func `a text has the lines that its endings make`(text: String, lines: [String]) {
    #expect(PastedLines.split(text) == lines)
  }
}
