import Testing

@testable import grapher

@Suite struct PlotterTests {
  @Test func `the live plotter draws with the gnuplot of its environment`() throws {
    let plotter = Plotter.live(environment: { testEnvironment })
    plotter.prepare()
    let bytes = try plotter.draw(
      .parabola, .terminal(columns: 40, rows: 12, color: false, ascii: true), { false })
    #expect(String(decoding: bytes, as: UTF8.self).contains("y = M ^ 2"))
    #expect(try plotter.terminals().contains("dumb"))
    plotter.stop()
  }

  @Test func `a picture that is drawn again needs no gnuplot`() throws {
    let plotter = Plotter.live(environment: { testEnvironment })
    let format = PictureFormat.terminal(columns: 40, rows: 12, color: false, ascii: true)
    let first = try plotter.draw(.parabola, format) { false }
    plotter.stop()
    // Who is asked would be cancelled.
    #expect(try plotter.draw(.parabola, format) { true } == first)
    var other = Picture.parabola
    other.title = ""
    #expect(throws: PlotError.cancelled) { try plotter.draw(other, format) { true } }
  }

  @Test func `preparing in vain is silent, drawing is not`() {
    let plotter = Plotter.live(environment: { ["PATH": "/nonexistent"] })
    plotter.prepare()
    #expect(throws: PlotError.self) { try plotter.terminals() }
    plotter.stop()
  }
}
