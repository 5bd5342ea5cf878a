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

  @Test func `preparing in vain is silent, drawing is not`() {
    let plotter = Plotter.live(environment: { ["PATH": "/nonexistent"] })
    plotter.prepare()
    #expect(throws: PlotError.self) { try plotter.terminals() }
    plotter.stop()
  }
}
