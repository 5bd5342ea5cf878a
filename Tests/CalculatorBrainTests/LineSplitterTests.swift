import CalculatorBrain
import Testing

@Suite struct LineSplitterTests {
  @Test(arguments: [
    ("3 4 +", [["3", "4", "+"]]), ("", []), ("  \t ", []), ("3;4", [["3"], ["4"]]),
    (";; 3 ;", [["3"]]), ("3 # 4 ; 5", [["3"]]), ("a#b", [["a#b"]]), ("3 #4\n5", [["3"], ["5"]]),
    ("fav add \"two words\"", [["fav", "add", "two words"]]), ("\"a;b # c\"", [["a;b # c"]]),
    (#""a\"b\\c\d""#, [[#"a"b\c\d"#]]), ("\"\"", [[""]]),
    ("3\u{A0}4\u{2009}5\u{3000}6", [["3", "4", "5", "6"]]),
    ("1 2 +\r", [["1", "2", "+"]]), ("π 2 ×", [["π", "2", "×"]]), ("#", []),
    ("\"a\"b", [["a", "b"]]),
  ])
  func `lines are cut into words`(text: String, lines: [[String]]) throws {
    #expect(try LineSplitter.lines(of: text).map { $0.map(\.text) } == lines)
  }

  @Test func `places count bytes and hold the quotes`() throws {
    let words = try LineSplitter.lines(of: "π \"a b\" ;x").joined()
    #expect(words.map(\.place.start) == [0, 3, 10])
    #expect(words.map(\.place.end) == [2, 8, 11])
    #expect(words.map(\.isQuoted) == [false, true, false])
  }

  @Test func `an unterminated quote is an error at the quote`() {
    let failure = error { try LineSplitter.lines(of: "fav add \"abc") }
    #expect(failure?.message == "unterminated quote")
    #expect(failure?.place == Place(start: 8, end: 9))
  }

  @Test func `a favorite's name with blanks is one word`() throws {
    let line = try #require(try LineSplitter.lines(of: "@\"two words\" 2 *").first)
    #expect(line.map(\.text) == ["@two words", "2", "*"])
    #expect(line[0].place == Place(start: 0, end: 12))
    #expect(!line[0].isQuoted)
  }
}
