import Testing

@testable import grapher

@Suite struct SessionDrawTests {
  @Test(
    arguments: [
      "M sin plot", "M sin export a.png", "M sin export a.svg", "M sin export a.pdf",
      "set term window ; M sin plot", "set term qt ; M sin plot",
    ])
  func `gnuplot comes up while the curve is sampled`(_ line: String) throws {
    let driver = try SessionDriver(display: ":0").run(line)
    #expect(driver.steps.prefix(3) == [.gnuplotStarts, .sampling, .drawing])
  }

  @Test(
    arguments: [
      "M sin export a.csv", "M sin export a.tsv", "M sin export a.json", "M sin export a.gp",
      "M sin table 0:1 0.5",
    ])
  func `what gnuplot does not draw does not start it`(_ line: String) throws {
    let driver = try SessionDriver().run(line)
    #expect(!driver.steps.contains(.gnuplotStarts))
  }

  @Test(arguments: ["a b + plot", "M a * plot", "M a * export a.png", "set term qt ; M plot"])
  func `what cannot be drawn does not start it`(_ line: String) {
    let driver = SessionDriver()
    #expect(throws: Failure.self) { try driver.run(line) }
    #expect(!driver.steps.contains(.gnuplotStarts))
  }

  /// Runs lines at the prompt and returns the evaluations of each picture, and the last picture.
  private func drawn(_ lines: [String]) throws -> (evaluations: [Int], picture: Picture?) {
    let driver = SessionDriver(.prompt)
    driver.session.tellsTiming = true
    for line in lines { try driver.run(line) }
    let notes = driver.notes.filter { $0.contains(" evaluations") }
    return (notes.compactMap { Int($0.prefix { $0 != " " }) }, driver.pictures.last)
  }

  @Test(
    arguments: [
      ["1 M / sin plot", "redraw"], ["1 M / sin plot", "set asymptotes off", "redraw"],
      ["1 M / sin plot -1:1 -2:2", "set color always", "redraw"],
    ])
  func `a curve with another look is not sampled again`(_ lines: [String]) throws {
    #expect(try drawn(lines).evaluations.last == 0)
  }

  @Test func `one curve more samples that one alone`() throws {
    let one = try drawn(["M cos plot -5:5 -2:2"]).evaluations
    let two = try drawn(["M sin plot -5:5 -2:2", "M cos overlay"]).evaluations
    #expect(two.last == one.last)
    #expect(try drawn(["M sin plot -5:5 -2:2", "M cos overlay", "hide 1"]).evaluations.last == 0)
  }

  /// Each row draws something before, and leaves what the second draws at once.
  @Test(
    arguments: [
      (["M tan plot", "zoom in"], ["M tan plot", "zoom in"]),
      (["M tan plot", "yrange -1:1", "fit"], ["M tan plot"]),
      (["M tan plot", "yrange -1:1"], ["yrange -1:1", "M tan plot"]),
      (["2 ->a", "M a * sin plot", "3 ->a", "redraw"], ["3 ->a", "M a * sin plot"]),
      (["M sin plot", "M sq overlay", "hide 2"], ["M sin plot", "M sq overlay", "hide 2"]),
      (["1 M / sin plot", "export a.csv", "redraw"], ["1 M / sin plot"]),
      (
        ["set cells 40x20", "M sin plot", "set cells 90x20", "redraw"],
        ["set cells 90x20", "M sin plot"]
      ),
    ])
  func `what was sampled before changes no picture`(_ lines: [String], _ fresh: [String]) throws {
    let expected = SessionDriver(.prompt)
    for line in fresh {
      // A session that forgets samples each picture anew.
      expected.session.samplings = []
      try expected.run(line)
    }
    let picture = try drawn(lines).picture
    #expect(picture != nil && picture == expected.pictures.last)
  }
}
