import Testing

@testable import grapher

struct JSONTextTests {
  /// The sample in the description of the file format.
  static let sample = """
    {
      "version": 1,
      "favorites": [
        { "name": "chirp", "program": "M 2 ^ sin", "x": [-5, 5] },
        { "program": "a M * tan", "variables": { "a": 2 } }
      ]
    }

    """

  @Test func `text in the documented layout comes back exactly`() throws {
    #expect(JSON.text(try JSON.parse(Array(Self.sample.utf8))) == Self.sample)
  }

  @Test func `a list of numbers is on one line, another has a line for each element`() {
    let value = JSONValue.object([
      JSONMember(key: "x", value: .array([.integer(1), .real(0.5)])),
      JSONMember(key: "stack", value: .array([.string("M"), .string("2 M *")])),
      JSONMember(key: "none", value: .array([])),
      JSONMember(key: "empty", value: .object([])),
    ])
    #expect(
      JSON.text(value) == """
        {
          "x": [1, 0.5],
          "stack": [
            "M",
            "2 M *"
          ],
          "none": [],
          "empty": {}
        }

        """)
  }

  @Test(arguments: [
    (5.0, "5"), (-5.0, "-5"), (0.0, "0"), (-0.0, "-0.0"), (6.283185307179586, "6.283185307179586"),
    (1e22, "1e+22"), (0.1, "0.1"), (.nan, "null"), (.infinity, "null"),
  ])
  func `a number has its shortest text`(number: Double, text: String) {
    #expect(JSON.text(.number(number)) == text + "\n")
  }

  @Test func `what a terminal would obey is escaped`() {
    #expect(
      JSON.text(.string("a\"\\\u{1B}[2J\0\n\u{9B}\u{200B}\u{2028}\u{202E}\u{FFFE}π"))
        == #""a\"\\\u001b[2J\u0000\n\u009b\u200b\u2028\u202e\ufffeπ""# + "\n")
  }

  @Test func `every character survives being written and read`() throws {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    let parsed = try JSON.parse(Array(JSON.text(.string(text)).utf8))
    guard case .string(let result) = parsed else {
      Issue.record("no string")
      return
    }
    #expect(result.unicodeScalars.elementsEqual(scalars))
  }

  @Test func `every finite number survives being written and read`() throws {
    for _ in 0..<10_000 {
      let number = Double(bitPattern: .random(in: 0...UInt64.max))
      guard number.isFinite else { continue }
      let value = try JSON.parse(Array(JSON.text(.number(number)).utf8))
      let result = try JSONPlace(value: value).number()
      #expect(result.bitPattern == number.bitPattern, "\(number)")
    }
  }
}
