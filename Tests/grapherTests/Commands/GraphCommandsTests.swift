import Graphing
import Testing

@testable import grapher

@Suite struct GraphCommandsTests {
  @Test func `plot takes ranges, empty bounds stay, a reversed one is swapped with a note`() throws
  {
    let driver = try SessionDriver().run("M plot -5: -1:1", "plot 3:-3")
    #expect(driver.pictures[0].x == -5...10)
    #expect(driver.pictures[0].y == -1...1)
    #expect(driver.pictures[1].x == -3...3)
    #expect(
      driver.notes == [
        "the range is reversed; taken as -3:3",
        "y stays -1:1; yrange auto lets it follow the curve",
      ])
  }

  @Test(
    arguments: [
      ("M plot 1:1", "range too narrow: 1:1"),
      ("M plot nan:1", "\"nan\" is not a number, a constant or a variable"),
      ("M plot 1:2:3", "a range is written a:b, as in -5:5"),
      ("M plot -5 5", "a range is written a:b: -5:5"),
    ])
  func `a bad range is named`(_ line: String, _ message: String) {
    let error = #expect(throws: Failure.self) { try SessionDriver().run(line) }
    #expect(error?.message == message)
    #expect(error?.place != nil)
  }

  @Test func `an explicit y-range stays for new programs, until it is given up`() throws {
    let driver = try SessionDriver().run("M sq plot", "yrange -1:1", "M sin plot", "yrange auto")
    #expect(driver.pictures[0].y.upperBound >= 100)
    #expect(driver.pictures[1].y == -1...1)
    try driver.run("M 50 * plot")
    #expect(driver.pictures[2].y.upperBound >= 500)
  }

  @Test func `overlay adds, hide leaves out, show brings back`() throws {
    let driver = try SessionDriver(.prompt).run("M sin plot", "M cos overlay", "hide 1", "show 1")
    #expect(driver.pictures.map(\.curves.count) == [1, 2, 1, 2])
    let error = #expect(throws: Failure.self) { try driver.run("hide 3") }
    #expect(error?.message == "there are 2 curves")
  }

  @Test func `in a batch only plot draws`() throws {
    let driver = try SessionDriver().run("M sin plot", "zoom in", "M cos overlay", "pan left")
    #expect(driver.pictures.count == 1)
    try driver.run("redraw")
    #expect(driver.pictures.count == 2)
  }

  @Test func `at the prompt a change of the view draws`() throws {
    let driver = try SessionDriver(.prompt).run("M sin plot", "zoom in x", "back", "center 0 0")
    #expect(driver.pictures.map(\.x) == [-10...10, -5...5, -10...10, -10...10])
  }

  @Test func `what is plotted becomes the newest recent program, once`() throws {
    let driver = try SessionDriver().run("M sin plot", "M cos plot", "M sin plot", "recent")
    #expect(driver.lines.map { $0.split(separator: "\t")[1] } == ["sin(M)", "cos(M)"])
    try driver.run("recent 2")
    #expect(driver.pictures.last?.title == "y = cos(M)")
  }
}
