import CalculatorBrain
import Testing

@testable import grapher

@Suite struct ShellWordsTests {
  @Test func `before a command arguments are split, after it each is one`() throws {
    let lines = try ShellWords.lines(["M sin", "fav", "add", "two words", ";", "fav"])
    #expect(lines.map { $0.map(\.text) } == [["M", "sin", "fav", "add", "two words"], ["fav"]])
    #expect(lines[0][4].isQuoted)
  }

  @Test func `places count in the joined text`() throws {
    let lines = try ShellWords.lines(["M sin", "plot", "-5:5"])
    #expect(lines[0][3].place == Place(start: 11, end: 15))
  }

  @Test func `one argument may hold several lines`() throws {
    #expect(try ShellWords.lines(["select 1 ; plot"]).map(\.count) == [2, 1])
  }
}
