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
}
