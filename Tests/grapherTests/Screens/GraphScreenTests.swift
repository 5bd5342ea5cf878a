import Graphing
import Testing

@testable import grapher

@Suite struct GraphScreenTests {
  @Test func `a picture has the features of its curves`() throws {
    let features = try shown("1 M /", -2...2).curves[0].features
    #expect(
      features == [Feature(.pole, x: 0, left: .infinite(.minus), right: .infinite(.plus))])
  }

  @Test func `a curve that swings up to a place has no features there`() throws {
    #expect(try shown("1 M / sin", -1...1).curves[0].features.isEmpty)
  }

  @Test func `asymptotes are on until they are set off`() throws {
    let driver = try SessionDriver().run("1 M / plot", "set asymptotes off", "plot")
    #expect(driver.pictures.map(\.showsAsymptotes) == [true, false])
    try driver.run("set asymptotes")
    #expect(driver.lines.last == "off")
  }

  @Test func `hiding a curve does not recolor the others`() throws {
    let driver = try SessionDriver(.prompt).run(
      "M plot", "M sq overlay", "M sin overlay", "hide 1", "show 1")
    #expect(
      driver.pictures.map { $0.curves.map(\.color) } == [
        [0], [0, 1], [0, 1, 2], [1, 2], [0, 1, 2],
      ])
  }

  @Test func `what double precision cannot tell is told`() throws {
    let driver = try SessionDriver().run("1 M cos - M sq / plot -1e-7:1e-7 -0.2:1.2")
    #expect(driver.pictures[0].vagueness == .imprecise)
    #expect(
      driver.notes == ["a part of the curve is not resolved: double precision is at its end"])
  }

  /// A pole runs out of any view, however small its residue.
  @Test(
    arguments: [("M sin 1e-12 M / +", -2.0...2.0, 0.0), ("1e-20 M 2 ^ / M +", -1...1, 0.0)])
  func `the branches at a weak pole leave the view`(
    _ program: String, _ x: ClosedRange<Double>, _ pole: Double
  ) throws {
    let curve = try shown(program, x, -1.5...1.5).curves[0]
    #expect(curve.segments.allSatisfy { !$0.isUnresolved })
    let ends = curve.segments.flatMap { [$0.vertices.first, $0.vertices.last] }.compactMap(\.self)
    let atPole = ends.filter { abs($0.x - pole) < 1e-6 }
    #expect(atPole.count == 2)
    #expect(atPole.allSatisfy { abs($0.y) > 1.5 })
  }

  @Test func `what double precision lets run away only in view is not resolved there`() throws {
    // A thousandth of ln x is -0.74 at the smallest double, yet it has no limit at 0.
    let curve = try shown("M abs ln 1e-3 *", -1...1, -1...1).curves[0]
    let bars = curve.segments.filter(\.isUnresolved)
    #expect(!bars.isEmpty)
    // A pixel is a 120th wide.
    #expect(bars.flatMap(\.vertices).allSatisfy { abs($0.x) < 1.0 / 120 && $0.y <= -0.01 })
  }

  @Test func `timing tells evaluations by their kind`() throws {
    let driver = SessionDriver()
    driver.session.tellsTiming = true
    try driver.run("M plot")
    let note = try #require(driver.notes.first)
    #expect(
      note.contains(
        /^[0-9]+ evaluations, 0\.0 ms \(cells [0-9]+, points [0-9]+, enclosures [0-9]+\)$/))
  }
}
