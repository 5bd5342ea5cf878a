import Glibc
import Testing

@testable import grapher

@Suite struct TerminalFactsLiveTests {
  @Test func `a file is no terminal and has no size`() throws {
    let file = try TestFile()
    #expect(!TerminalFacts.live.isTerminal(file.descriptor))
    #expect(TerminalFacts.live.windowSize(file.descriptor) == nil)
  }

  @Test func `a terminal tells its size`() throws {
    let terminal = try OpenFile(opening: "/dev/ptmx", O_RDWR)
    var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    try #require(unsafe ioctl(terminal.descriptor.number, UInt(TIOCSWINSZ), &size) == 0)
    #expect(TerminalFacts.live.isTerminal(terminal.descriptor))
    let told = TerminalFacts.live.windowSize(terminal.descriptor)
    #expect(told == TerminalSize(columns: 100, rows: 30))
  }

  @Test func `variables are those of the environment`() {
    #expect(TerminalFacts.live.variable("PATH") == Environment.current["PATH"])
    #expect(TerminalFacts.live.variable("GRAPHER_NO_SUCH_VARIABLE") == nil)
  }
}
