import Testing

@testable import grapher

/// Favorites across separate runs of the program.
@Suite struct FavoritesRunTests {
  @Test func `what one run adds, the next ones list, select, plot and delete`() throws {
    let home = TemporaryDirectory()
    func run(_ arguments: String...) throws -> GrapherRun {
      try GrapherRun(arguments, home: home)
    }
    #expect(try run("M", "sin", "fav", "add", "wave one").status == 0)
    #expect(try run("M 2 ^ cos fav add").status == 0)
    #expect(
      try home.text("favorites.json") == """
        {
          "version": 1,
          "favorites": [
            { "name": "wave one", "program": "M sin", "x": [-10, 10] },
            { "program": "M 2 ^ cos", "x": [-10, 10] }
          ]
        }

        """)
    #expect(
      try run("fav").output == "1\twave one\tsin(M)\tM sin\n2\t\tcos(M ^ 2)\tM 2 ^ cos\n")
    #expect(try run("select 1 ; infix").output == "sin(M)\n")
    #expect(try run("@2 2 * infix").output == "cos(M ^ 2) × 2\n")
    #expect(try run("plot", "@wave one").output.contains("y = sin(M)"))
    #expect(try run("select 1 ; plot").output.contains("y = sin(M)"))
    #expect(try run("delete 3").errors == "grapher: there are 2 favorites\n")
    #expect(try run("delete", "1").status == 0)
    #expect(try run("fav").output == "1\t\tcos(M ^ 2)\tM 2 ^ cos\n")
    #expect(try run("fav restore").status == 0)
    #expect(try run("plot 1 2").output.contains("sin(M)"))
    #expect(try run("fav").lines.count == 2)
  }

  @Test func `a damaged file is named and never overwritten`() throws {
    let home = TemporaryDirectory()
    try home.write("favorites.json", "{\"version\": 1, \"favorites\": [,]}")
    let run = try GrapherRun(["M sin fav add"], home: home)
    #expect(run.status == 3)
    #expect(run.errors.contains("favorites.json:1:"))
    #expect(try home.text("favorites.json") == "{\"version\": 1, \"favorites\": [,]}")
    let repair = try GrapherRun(["fav repair"], home: home)
    #expect(repair.status == 0)
    #expect(try GrapherRun(["M sin fav add"], home: home).status == 0)
  }

  @Test func `the example favorites all load and plot`() throws {
    let path = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
    let example = "/\(path)/favorites.example.json"
    let list = try GrapherRun(["--favorites", example, "fav"])
    #expect(list.status == 0)
    #expect(list.lines.count >= 8)
    for index in 1...list.lines.count {
      let plot = try GrapherRun(["--favorites", example, "--cells", "60x16", "plot \(index)"])
      #expect(plot.status == 0, "favorite \(index): \(plot.errors)")
      #expect(plot.lines.count == 16)
    }
  }
}
