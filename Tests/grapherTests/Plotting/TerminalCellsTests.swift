import Testing

@testable import grapher

@Suite struct TerminalCellsTests {
  @Test func `characters have the color set before them`() {
    let cells = TerminalCells(
      "\u{1B}[0;39ma\u{1B}[1;36m+ +\u{1B}[22;37m?\u{1B}[39mb".utf8, columns: 7, rows: 1)
    #expect(cells.row(0).map(\.color) == [nil, 36, nil, 36, 37, nil, nil])
    #expect(String(String.UnicodeScalarView(cells.row(0).map(\.character))) == "a+ +?b ")
  }

  @Test func `the size is as asked, whatever comes`() {
    let cells = TerminalCells("abcdef\n\nx\ny\nz".utf8, columns: 3, rows: 4)
    let rows = (0..<4).map { String(String.UnicodeScalarView(cells.row($0).map(\.character))) }
    #expect(rows == ["abc", "   ", "x  ", "y  "])
    #expect(TerminalCells([], columns: 2, rows: 2)[1, 1].character == " ")
  }

  @Test func `an unfinished or unknown sequence does no harm`() {
    #expect(TerminalCells("\u{1B}[".utf8, columns: 1, rows: 1)[0, 0].character == " ")
    #expect(TerminalCells("\u{1B}[2Ja".utf8, columns: 2, rows: 1)[0, 0].character == "a")
  }
}
