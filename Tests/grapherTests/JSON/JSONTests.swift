import Testing

@testable import grapher

/// Expected values follow RFC 8259 and the project's rule that nothing is lost in silence.
struct JSONTests {
  static let values: [(text: String, value: JSONValue)] = [
    ("null", .null),
    (" true\n", .bool(true)),
    ("-5", .integer(-5)),
    ("9223372036854775807", .integer(.max)),
    ("5.0", .real(5)),
    ("6.283185307179586", .real(6.283185307179586)),
    ("5e-324", .real(.leastNonzeroMagnitude)),
    (#""a\u0000b""#, .string("a\0b")),
    (#""\ud83d\ude00π""#, .string("😀π")),
    ("[1, [], {}]", .array([.integer(1), .array([]), .object([])])),
    ("\u{FEFF}[]", .array([])),
    (
      #"{"b": 1, "a": 2}"#,
      .object([
        JSONMember(key: "b", value: .integer(1)), JSONMember(key: "a", value: .integer(2)),
      ])
    ),
  ]

  @Test(arguments: values)
  func `a text becomes its value`(text: String, value: JSONValue) throws {
    #expect(try JSON.parse(Array(text.utf8)) == value)
  }

  @Test func `members keep their order, however many there are`() throws {
    let keys = (0..<1_000).map { "key\($0 * 7_919 % 1_000)" }
    let text = "{" + keys.map { #""\#($0)":0"# }.joined(separator: ",") + "}"
    guard case .object(let members) = try JSON.parse(Array(text.utf8)) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == keys)
  }

  /// Columns were counted by hand: that of the first character of what does not belong.
  static let faults: [(text: String, line: Int, column: Int, reason: String)] = [
    ("", 1, 1, "unexpected end of file"),
    (#"{"a":[1,2"#, 1, 10, "unexpected end of file"),
    (#"{"a":NaN}"#, 1, 6, "invalid token near 'NaN'"),
    (#"{"a":1,}"#, 1, 8, "string or '}' expected near '}'"),
    ("[1,\n 2,\n]", 3, 1, "unexpected token near ']'"),
    (#"{"a":1,"a":2}"#, 1, 8, #"the key "a" stands twice"#),
    ("{}\nxx\n", 2, 1, "text after the end of the value"),
    (#"{"a":"\ud800x"}"#, 1, 6, #"invalid Unicode '\uD800' near '"\ud800x"'"#),
    ("[\"\u{1}\"]", 1, 3, "control character 0x1 near '\"'"),
    ("[1e400]", 1, 2, "a number that is too large"),
    ("[123456789012345678901234]", 1, 25, "a number that is too large"),
    (#"{"\u0000":1}"#, 1, 2, "a key holds a NUL"),
    (String(repeating: "[", count: 1_000_000), 1, 2_049, "nested too deeply"),
  ]

  @Test(arguments: faults)
  func `a fault is named with its place`(text: String, line: Int, column: Int, reason: String) {
    #expect(throws: JSONError(line: line, column: column, reason: reason)) {
      try JSON.parse(Array(text.utf8))
    }
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONError(line: 1, column: 3, reason: "a byte that is not UTF-8")) {
      try JSON.parse([0x5B, 0x22, 0xFF, 0x22, 0x5D])
    }
  }
}
