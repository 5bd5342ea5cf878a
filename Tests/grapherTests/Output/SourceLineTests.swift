import CalculatorBrain
import Testing

@testable import grapher

@Suite struct SourceLineTests {
  @Test func `columns count characters from 1`() {
    #expect(SourceLine("π 2 +").column(Place(start: 3, end: 4)) == 3)
    #expect(SourceLine("3").column(nil) == 1)
  }

  @Test func `the excerpt underlines the word`() {
    let line = SourceLine("3 sni +")
    #expect(line.excerpt(Place(start: 2, end: 5)) == ["3 sni +", "  ^~~"])
  }

  @Test func `a long line is shortened around the word`() {
    let line = SourceLine(String(repeating: "1 ", count: 1000) + "sni")
    let excerpt = line.excerpt(Place(start: 2000, end: 2003))
    #expect(excerpt[0].count == 33)
    #expect(excerpt[1] == String(repeating: " ", count: 30) + "^~~")
  }
}
