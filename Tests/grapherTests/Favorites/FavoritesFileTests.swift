import Testing

@testable import grapher

struct FavoritesFileTests {
  private func message(_ text: String) -> String? {
    do {
      _ = try FavoritesFile(Array(text.utf8))
      return nil
    } catch {
      return FileError(path: "f.json", noun: "favorites", action: .reading, fault: error).message
    }
  }

  /// The hostile files of the reliability rules by number, and what must be said of each.
  static let refused: [(name: String, text: String, message: String)] = [
    ("j01", " \n", "f.json: it is empty"),
    (
      "j02",
      #"{"version": 1, "favorites": [{"name": "sine", "program": "M sin"}, {"name": "line", "program": ["2", "M", "*""#,
      "f.json:1:110: unexpected end of file"
    ),
    ("j04", "null\n", "f.json: expected an object, found null"),
    (
      "j08",
      #"{"version": 1, "favorites": [{"name": "sine", "program": "M sin"}]}"# + "\nxx\n",
      "f.json:2:1: text after the end of the value"
    ),
    (
      "j10",
      #"{"version":1,"favorites":[{"name":"a","name":"b","program": "M"}],"favorites":[]}"#,
      #"f.json:1:39: the key "name" stands twice"#
    ),
    (
      "j11", #"{"version":2,"favorites":{}}"#,
      "f.json: version 2 is newer than this program can use (1)"
    ),
    (
      "j12", #"{"version":"1","favorites":[]}"#,
      "f.json: version must be a whole number, found a string"
    ),
    (
      "j14", #"{"version":1,"favorites":{"0":{"name":"a"}}}"#,
      "f.json: favorites: expected a list, found an object"
    ),
    (
      "j15", #"{"version":1,"favorites":[{"program":"M"},null]}"#,
      "f.json: favorites[1]: expected an object, found null"
    ),
    (
      "j16", #"{"version":1,"favorites":[{"name":5,"program": "M"}]}"#,
      "f.json: favorites[0].name: expected a string, found a number"
    ),
    ("no program", #"{"version":1,"favorites":[{}]}"#, "f.json: favorites[0].program is missing"),
    (
      "j18", #"{"version":1,"favorites":[{"name":"a","program": "M","m":NaN}]}"#,
      "f.json:1:58: invalid token near 'NaN'"
    ),
    (
      "j20", #"{"version":1,"favorites":[{"name":"\ud800x","program": "M"}]}"#,
      #"f.json:1:35: invalid Unicode '\uD800' near '"\ud800x"'"#
    ),
    (
      "range", #"{"version":1,"favorites":[{"program":"M","x":[5,-5]}]}"#,
      "f.json: favorites[0].x: expected two numbers, the lower first"
    ),
    (
      "b6",
      #"{"version":1,"favorites":"# + String(repeating: "[", count: 1_000_000),
      "f.json:1:2073: nested too deeply"
    ),
  ]

  @Test(arguments: refused)
  func `a file that makes no sense is refused with place and reason`(
    name: String, text: String, expected: String
  ) {
    #expect(message(text) == expected, "\(name)")
  }

  /// j06 (byte order mark), j22 (controls), j24 and j26 (programs that cannot run), j28 (one name
  /// twice), j30 (references): strange, but nothing is wrong with them as a file.
  static let accepted: [(name: String, text: String, count: Int)] = [
    ("j06", "\u{FEFF}" + #"{"version": 1, "favorites": [{"program": "M sin"}]}"#, 1),
    (
      "j22",
      #"{"version":1,"favorites":[{"name":"\u001b]0;pwned\u0007\u001b[2J\u009b31m\u0000z\u2028y","program": "M"}]}"#,
      1
    ),
    ("j24", #"{"version":1,"favorites":[{"name":"a","program": "M frobnicate"}]}"#, 1),
    (
      "j26",
      #"{"version":1,"favorites":[{"program": "M `touch PWNED`"},{"program": "M; system(\"x\")"}]}"#,
      2
    ),
    (
      "j28",
      #"{"version":1,"favorites":[{"name":"a","program": "M"},{"name":"a","program": "M sin"}]}"#, 2
    ),
    ("j30", #"{"version":1,"favorites":[{"name":"a","program": "@a"}]}"#, 1),
  ]

  @Test(arguments: accepted)
  func `a strange file is read and saved without loss`(
    name: String, text: String, count: Int
  ) throws {
    let file = try FavoritesFile(Array(text.utf8))
    #expect(file.favorites.count == count)
    #expect(file.bytes.first == UInt8(ascii: "{"), "a byte order mark")
    #expect(try FavoritesFile(file.bytes) == file, "\(name)")
  }

  @Test func `a file in the documented layout is saved as it was`() throws {
    let file = try FavoritesFile(Array(JSONTextTests.sample.utf8))
    #expect(String(decoding: file.bytes, as: UTF8.self) == JSONTextTests.sample)
    #expect(file.favorites.map(\.name) == ["chirp", nil])
    #expect(file.favorites[0].x == -5...5)
    #expect(file.favorites[1].variables == [StoredVariable(name: "a", value: 2)])
  }

  @Test func `unknown members survive (j13)`() throws {
    let text = """
      {
        "comment": "mine",
        "version": 1,
        "favorites": [
          { "program": "M", "tags": ["a", { "b": null }] }
        ],
        "more": { "x": [1, 2.5] }
      }

      """
    var file = try FavoritesFile(Array(text.utf8))
    file.favorites.append(Favorite(program: "M sin"))
    file.favorites.removeLast()
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
  }
}
