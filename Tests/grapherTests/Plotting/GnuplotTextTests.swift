import CalculatorBrain
import Testing

@testable import grapher

@Suite struct GnuplotTextTests {
  @Test(arguments: [
    ("y = M", "\"y = M\""),
    ("`ls`", "\"\\140ls\\140\""),
    ("\"\\", "\"\\042\\134\""),
    ("π", "\"\\317\\200\""),
    ("", "\"\""),
  ])
  func `only harmless characters stand as they are`(text: String, source: String) {
    #expect(GnuplotText(text).source == source)
  }

  @Test func `a long text is cut with an ellipsis`() throws {
    let long = String(repeating: "é", count: 201)
    #expect(try parse(GnuplotText(long).source) == String(repeating: "é", count: 199) + "…")
    #expect(GnuplotText(long).count == 200)
    #expect(GnuplotText(String(long.dropLast())).count == 200)
    #expect(try parse(GnuplotText("abcdef", limit: 4).source) == "abc…")
    #expect(try parse(GnuplotText("abcd", limit: 4).source) == "abcd")
  }

  @Test func `one character of a million marks is cut too`() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(GnuplotText(text).source.utf8.count < 10_000)
  }

  @Test(arguments: hostileNames)
  func `gnuplot's rules of strings give the visible text back`(name: String) throws {
    #expect(try parse(GnuplotText(name).source) == VisibleText.of(name))
  }

  @Test func `random texts come back, whatever they hold`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var numbers = SeededNumbers(state: seed)
    let alphabet = Array("`'\"\\\n\r\u{0}\u{1B}$@{}^_&~%#!|<>()[]; ab0π😀\u{202E}\u{301}")
    for _ in 0..<2000 {
      let count = Int.random(in: 0...40, using: &numbers)
      let text = String((0..<count).compactMap { _ in alphabet.randomElement(using: &numbers) })
      let source = GnuplotText(text).source
      #expect(source.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "seed \(seed)")
      #expect(try parse(source) == VisibleText.of(text), "seed \(seed)")
    }
  }

  @Test func `the real gnuplot shows hostile names literally and runs nothing`() throws {
    let directory = TemporaryDirectory()
    let child = try ChildProcess(
      executablePaths("gnuplot", path: testEnvironment["PATH"]), arguments: ["gnuplot", "-d"],
      environment: gnuplotEnvironment(testEnvironment), shared: nil)
    for name in hostileNames {
      let name = name.replacing("PWNED", with: directory.path + "/PWNED")
      let answer = try Exchange.run(
        "print \(GnuplotText(name).source)\nprint \"the mark\"\n", until: "the mark\n",
        with: child, seconds: 20, isCancelled: { false })
      #expect(String(decoding: answer.errors, as: UTF8.self) == VisibleText.of(name) + "\n")
    }
    #expect(directory.names == [])
  }
}

/// Names that break one or another way of quoting; most would make a file PWNED.
let hostileNames = [
  "`touch PWNED`", "$(touch PWNED)", "'a", "a''b", "'''", "\"", "\"; system('touch PWNED') #",
  "x\\\"; !touch PWNED", "\\", "\\\\", "\\140touch PWNED\\140", "a\n!touch PWNED\n", "a\r!x",
  "EOD\n!touch PWNED", "x_y^{2} @ & ~ {/Symbol a}", "@touch", "%s%n%d", "#", "$x", "\u{0}cut",
  "\u{1B}]0;title\u{7}", "\u{202E}abc", "a\\", "|touch PWNED", "<touch PWNED", "π ÷ √ 😀",
  "\\U+0041",
  "tab\there", "; exit", "<a href=\"x\">&amp;</a>", "]]>", "--",
]

/// What a reader of gnuplot's double-quoted strings refuses.
private struct NotAString: Error {}

/// Reads a double-quoted string by gnuplot's manual ("Strings", "Quote Marks"): a backslash and
/// three octal digits are a byte, a backquote would start a command, a quote or line break ends it.
private func parse(_ source: String) throws -> String {
  var bytes = Array(source.utf8)[...]
  guard bytes.popFirst() == UInt8(ascii: "\"") else { throw NotAString() }
  var text: [UInt8] = []
  while let byte = bytes.popFirst() {
    switch byte {
    case UInt8(ascii: "\""):
      guard bytes.isEmpty else { throw NotAString() }
      return try #require(String(validating: text, as: UTF8.self))
    case UInt8(ascii: "\\"):
      let digits = String(decoding: bytes.prefix(3), as: UTF8.self)
      guard digits.count == 3, let value = UInt8(digits, radix: 8) else { throw NotAString() }
      text.append(value)
      bytes = bytes.dropFirst(3)
    case UInt8(ascii: "`"), 0x0A, 0x0D, 0x00: throw NotAString()
    default: text.append(byte)
    }
  }
  throw NotAString()
}

/// The generator SplitMix64 by Steele, Lea and Flood (2014), so that a seed repeats a run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
