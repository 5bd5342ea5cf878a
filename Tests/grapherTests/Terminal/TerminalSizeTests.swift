import Testing

@testable import grapher

@Suite struct TerminalSizeTests {
  @Test(arguments: [
    ((80, 24), (80, 24)), ((1, 1), (20, 8)), ((0, 0), (79, 24)), ((0, 3), (79, 8)),
    ((100_000, 0), (1000, 24)), ((20, 501), (20, 500)),
  ])
  func `a size is kept within 20 to 1000 by 8 to 500`(told: (Int, Int), used: (Int, Int)) {
    #expect(
      TerminalSize(columns: told.0, rows: told.1).clamped
        == TerminalSize(columns: used.0, rows: used.1))
  }

  @Test(arguments: ["79x24", "20x8", "1000x500"])
  func `a size is read back from its text`(text: String) {
    #expect(TerminalSize(text)?.text == text)
  }

  @Test(arguments: ["19x8", "20x7", "1001x24", "79x501", "79", ""])
  func `what is no size within the limits is refused`(text: String) {
    #expect(TerminalSize(text) == nil)
  }
}
