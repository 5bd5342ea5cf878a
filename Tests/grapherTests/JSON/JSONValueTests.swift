import Testing

@testable import grapher

struct JSONValueTests {
  private func members(_ keys: String) -> [JSONMember] {
    keys.map { JSONMember(key: String($0), value: .null) }
  }

  private func keys(_ members: [JSONMember]) -> String {
    members.map(\.key).joined()
  }

  /// Capital letters are unknown members; `known` are those with a value, of `a` to `d`.
  @Test(arguments: [
    ("", "acd", "acd"),
    ("XcYaZ", "ac", "XcYaZ"),
    ("XY", "ab", "abXY"),
    ("XaYd", "abd", "XabYd"),
    ("aXbY", "b", "XbY"),
    ("bXa", "abcd", "bcdXa"),
    ("XbaY", "bc", "XbcY"),
  ])
  func `members keep their order and new ones get the documented one`(
    before: String, known: String, after: String
  ) {
    let result = members(before).updated(
      with: "abcd".map { (String($0), known.contains($0) ? .bool(true) : nil) })
    #expect(keys(result) == after)
    for member in result {
      #expect(member.value == (known.contains(member.key) ? .bool(true) : .null))
    }
  }
}
