import Testing

@testable import grapher

@Suite struct TerminalScriptTests {
  private func script(_ picture: Picture, ascii: Bool) -> String {
    let layout = TerminalLayout(picture, columns: 79, rows: 24, color: false, ascii: ascii)
    return GnuplotScript(terminal: picture, layout: layout).text
  }

  @Test func `Braille takes a frame and a picture of dots`() {
    let text = script(.parabola, ascii: false)
    #expect(text.contains("set terminal dumb noenhanced ansi size 79,24\n"))
    #expect(text.contains("set terminal dumb noenhanced ansi size 158,96\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("plot ") } == 2)
  }

  @Test func `ASCII takes one picture`() {
    let text = script(.parabola, ascii: true)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("plot ") } == 1)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `the title is a text at its place, without markup`() {
    #expect(
      script(.parabola, ascii: true).contains(
        "set label 1 \"y = M \\136 2\" noenhanced left at character 35, character 23\n"))
  }
}
