import Testing

@testable import grapher

struct JSONPlaceTests {
  private func place(_ text: String) throws -> JSONPlace {
    JSONPlace(value: try JSON.parse(Array(text.utf8)))
  }

  private func message(_ read: () throws -> Void) -> String? {
    do {
      try read()
      return nil
    } catch {
      return (error as? ShapeError)?.message
    }
  }

  @Test func `a value of the wrong kind is named by its path`() throws {
    let place = try place(#"{"a": [{"b": 5}], "x": [1, 2, 3], "y": [2, 1], "z": ["1", 2]}"#)
    #expect(
      message { _ = try place.required("a").elements()[0].required("b").string() }
        == "a[0].b: expected a string, found a number")
    #expect(
      message { _ = try place.required("x").range() }
        == "x: expected two numbers, the lower first")
    #expect(
      message { _ = try place.required("y").range() }
        == "y: expected two numbers, the lower first")
    #expect(
      message { _ = try place.required("z").range() } == "z[0]: expected a number, found a string")
    #expect(message { _ = try place.required("c") } == "c is missing")
    #expect(message { _ = try place.elements() } == "expected a list, found an object")
  }

  @Test(arguments: [
    (#"{"version": 1}"#, nil),
    (#"{"version": 1.0}"#, nil),
    ("{}", "version is missing"),
    (#"{"version": "1"}"#, "version must be a whole number, found a string"),
    (#"{"version": 1.5}"#, "version must be a whole number, found 1.5"),
    (#"{"version": 0}"#, "version must be a whole number, found 0"),
    (#"{"version": 2}"#, "version 2 is newer than this program can use (1)"),
    ("null", "expected an object, found null"),
  ])
  func `a version is a whole number up to the one that is known`(
    text: String, expected: String?
  ) throws {
    let place = try place(text)
    #expect(message { try place.checkVersion(known: 1) } == expected)
  }
}
