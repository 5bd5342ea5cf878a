import CalculatorBrain
import Graphing
import Testing

@testable import grapher

@Suite struct SessionTests {
  @Test func `RPN comes before the command of a line`() throws {
    let driver = try SessionDriver().run("3 4 + infix")
    #expect(driver.lines == ["3 + 4"])
    #expect(driver.session.endedInCommand)
  }

  @Test func `a line whose command fails leaves the stack as it was`() throws {
    let driver = try SessionDriver().run("1 2")
    #expect(throws: Failure.self) { try driver.run("+ 5 ->a value x y z") }
    #expect(driver.stack == ["1", "2"])
    #expect(driver.session.calculator.variables.isEmpty)
    try driver.run("undo")
    #expect(driver.stack.isEmpty)
  }

  @Test func `a failed line does not take away what can be done again`() throws {
    let driver = try SessionDriver().run("1", "2", "undo")
    #expect(throws: Failure.self) { try driver.run("3 value") }
    try driver.run("redo")
    #expect(driver.stack == ["1", "2"])
  }

  @Test func `undo covers stack, variables, favorites and view`() throws {
    let driver = try SessionDriver().run("M sin plot -5:5", "fav add wave", "2 ->a", "range 0:1")
    #expect(driver.favorites.map(\.name) == ["wave"])
    try driver.run("undo 4")
    #expect(driver.stack.isEmpty)
    #expect(driver.favorites.isEmpty)
    #expect(driver.session.calculator.variables.isEmpty)
    #expect(driver.session.graph == GraphState())
    try driver.run("redo 4")
    #expect(driver.stack == ["sin(M)"])
    #expect(driver.favorites.map(\.name) == ["wave"])
    #expect(driver.session.graph.viewport.x == 0...1)
  }

  @Test func `undo tells what it takes back, and that there is nothing`() throws {
    let driver = try SessionDriver().run("1 2 +", "undo", "undo")
    #expect(driver.notes == ["took back: 1 2 +", "nothing to undo"])
  }

  @Test func `a lone q ends the session, q in company is a variable`() throws {
    let driver = try SessionDriver().run("2 q *")
    #expect(driver.stack == ["2 × q"])
    #expect(!driver.session.isOver)
    try driver.run("q")
    #expect(driver.session.isOver)
  }

  @Test func `a semicolon separates lines, each of which stands for itself`() throws {
    let driver = SessionDriver()
    #expect(throws: Failure.self) { try driver.run("1 2 + ; 3 frobnicate ; 4") }
    #expect(driver.stack == ["3"])
  }

  @Test func `a favorite's program is a word`() throws {
    let driver = SessionDriver(favorites: [Favorite(name: "wave", program: "M sin")])
    try driver.run("@wave @1 +")
    #expect(driver.stack == ["sin(M) + sin(M)"])
    let error = #expect(throws: Failure.self) { try driver.run("@2") }
    #expect(error?.message == "there is 1 favorite")
    #expect(error?.place == Place(start: 0, end: 2))
  }

  @Test func `a push copies nothing that other lines left`() throws {
    // Half a million entries on the stack: were they copied for each line, this would take minutes.
    let driver = SessionDriver()
    try driver.run(Array(repeating: "1", count: 500_000).joined(separator: " "))
    for _ in 0..<2000 { try driver.run("1") }
    #expect(driver.session.calculator.depth == 502_000)
  }
}
