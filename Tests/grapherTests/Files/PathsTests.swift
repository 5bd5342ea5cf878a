import Testing

@testable import grapher

/// Expected values follow the XDG Base Directory Specification 0.8.
struct PathsTests {
  private func paths(_ environment: [String: String], home: String? = "/home/ann") throws -> Paths {
    try Paths(environment: environment, passwordFileHome: { home })
  }

  @Test func `without any variable they lie in the home of the password file`() throws {
    let paths = try paths([:])
    #expect(paths.favorites == "/home/ann/.local/share/grapher/favorites.json")
    #expect(paths.history == "/home/ann/.local/state/grapher/history")
    #expect(paths.state == "/home/ann/.local/state/grapher/state.json")
    #expect(paths.startup == "/home/ann/.config/grapher/grapherrc")
    #expect(try self.paths(["HOME": ""]) == paths)
    #expect(try self.paths(["HOME": "/home/ann/"], home: nil) == paths)
  }

  @Test func `the variables of XDG count if they are absolute`() throws {
    let paths = try paths([
      "HOME": "/h", "XDG_DATA_HOME": "/d/", "XDG_STATE_HOME": "relative", "XDG_CONFIG_HOME": "",
    ])
    #expect(paths.favorites == "/d/grapher/favorites.json")
    #expect(paths.history == "/h/.local/state/grapher/history")
    #expect(paths.startup == "/h/.config/grapher/grapherrc")
  }

  @Test func `GRAPHER_HOME holds everything, and then no home is needed`() throws {
    let paths = try paths(["GRAPHER_HOME": "/g", "XDG_DATA_HOME": "/d", "HOME": "x"], home: nil)
    #expect(paths.favorites == "/g/favorites.json")
    #expect(paths.history == "/g/history")
    #expect(paths.state == "/g/state.json")
    #expect(paths.startup == "/g/grapherrc")
  }

  @Test func `a relative home is refused, and so is none`() {
    #expect(throws: PathsError.relativeHome("ann")) { try paths(["HOME": "ann"]) }
    #expect(throws: PathsError.noHome) { try paths([:], home: nil) }
    #expect(
      PathsError.relativeHome("ann").message == #"HOME must be an absolute path, not "ann""#)
  }
}
