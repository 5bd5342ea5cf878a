import Testing

@testable import grapher

struct FavoriteTests {
  private func favorite(_ text: String) throws -> Favorite {
    try Favorite(JSONPlace(value: try JSON.parse(Array(text.utf8))))
  }

  @Test func `all that is known is read and written in the documented order`() throws {
    let favorite = Favorite(
      name: "chirp", program: "a M *", x: -5...5, y: -0.5...1,
      variables: [StoredVariable(name: "a", value: 2)])
    let text =
      #"{ "name": "chirp", "program": "a M *", "x": [-5, 5], "y": [-0.5, 1], "variables": { "a": 2 } }"#
    #expect(JSON.text(.array([favorite.json])) == "[\(text)]\n")
    let read = try self.favorite(text)
    #expect(read.name == favorite.name)
    #expect(read.program == favorite.program)
    #expect(read.x == favorite.x)
    #expect(read.y == favorite.y)
    #expect(read.variables == favorite.variables)
  }

  @Test func `unknown members survive a change, in their places`() throws {
    var favorite = try favorite(
      #"{"color": "red", "program": "M", "n": 1.50, "name": "a", "big": 9007199254740993}"#)
    favorite.name = "b"
    favorite.x = 0...1
    #expect(
      JSON.text(.array([favorite.json]))
        == #"[{ "color": "red", "program": "M", "x": [0, 1], "n": 1.5, "name": "b", "big": 9007199254740993 }]"#
        + "\n")
  }

  @Test func `a value that is no finite number is not written`() throws {
    let favorite = Favorite(
      program: "M", variables: [StoredVariable(name: "a", value: .nan)])
    #expect(JSON.text(.array([favorite.json])) == #"[{ "program": "M", "variables": {} }]"# + "\n")
  }
}
