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
}
