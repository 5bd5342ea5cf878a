import CalculatorBrain
import Graphing
import Testing

@testable import grapher

@Suite struct TargetTests {
  @Test func `without a target plot means RPN before it, else the topmost function, else the top`()
    throws
  {
    #expect(try SessionDriver().run("M sin 3 plot").pictures.map(\.title) == ["y = 3"])
    #expect(try SessionDriver().run("M sin 3", "plot").pictures.map(\.title) == ["y = sin(M)"])
    #expect(try SessionDriver().run("2 3", "plot").pictures.map(\.title) == ["y = 3"])
    let error = #expect(throws: Failure.self) { try SessionDriver().run("plot") }
    #expect(error?.message == "nothing to plot")
  }

  @Test func `a favorite brings its ranges and the values of its variables`() throws {
    let favorite = Favorite(
      name: "line", program: "a M *", x: -2...2, y: 0...9,
      variables: [StoredVariable(name: "a", value: 3)])
    let driver = try SessionDriver(favorites: [favorite]).run("100 ->a", "plot line")
    let picture = try #require(driver.pictures.last)
    #expect(picture.x == -2...2)
    #expect(picture.y == 0...9)
    let last = try #require(picture.curves.first?.segments.last?.vertices.last)
    #expect(last.x == 2)
    #expect(last.y == 6)
  }

  @Test(
    arguments: [
      ("delete 4", "there are 2 favorites"), ("delete 0", "there are 2 favorites"),
      ("delete -1", "there are 2 favorites"), ("delete 1e21", "there are 2 favorites"),
      ("delete 1.5", "there are 2 favorites"),
      ("delete wove", "no favorite is called \"wove\"; did you mean \"wave\"?"),
    ])
  func `an index or a name that is none says what there is`(_ line: String, _ message: String) {
    let driver = SessionDriver(favorites: [
      Favorite(name: "wave", program: "M sin"), Favorite(program: "M cos"),
    ])
    let error = #expect(throws: Failure.self) { try driver.run(line) }
    #expect(error?.message == message)
    #expect(driver.favorites.count == 2)
  }

  @Test func `a variable without a value other than the graph's is named`() {
    let error = #expect(throws: Failure.self) { try SessionDriver().run("M a * plot") }
    #expect(error?.message == "a is not set; store a value, as in 2 ->a")
  }
}
