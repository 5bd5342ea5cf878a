import Testing

@testable import grapher

struct StateFileTests {
  let directory = TemporaryDirectory()
  var file: StateFile { StateFile(path: directory.file("state.json")) }

  @Test func `a state is saved and loaded`() throws {
    #expect(file.load().state == SavedState())
    #expect(file.load().warnings == [])
    try file.save(SavedStateTests.full)
    #expect(file.load().state == SavedStateTests.full)
  }

  @Test func `a damaged file is a warning and a new session, which may be saved over it`() throws {
    let path = try directory.write("state.json", #"{"version": 1, "stack": ["#)
    let (state, warnings) = file.load()
    #expect(state == SavedState())
    #expect(warnings.map(\.message) == ["\(path):1:26: unexpected end of file"])
    try file.save(state)
    #expect(file.load().warnings == [])
  }

  @Test func `a member that makes no sense is a warning that names the file`() throws {
    let path = try directory.write("state.json", #"{"version": 1, "stack": 5}"#)
    #expect(
      file.load().warnings.map(\.message) == ["\(path): stack: expected a list, found a number"])
  }
}
