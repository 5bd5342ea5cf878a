import CalculatorBrain
import Testing

@Suite struct VisibleTextTests {
  // The marks are those of the Unicode charts: U+2400 is "SYMBOL FOR NULL" and so on.
  @Test(arguments: [
    ("plain π ÷ 2", "plain π ÷ 2"),
    ("a\u{1B}[31mb\n", "a␛[31mb␊"),
    ("\u{00}\u{07}\t\r\u{7F}", "␀␇␉␍␡"),
    ("a\u{85}b\u{9B}c", "a\u{FFFD}b\u{FFFD}c"),
    ("\u{202E}txt\u{2066}\u{200F}\u{FEFF}\u{2028}", "\u{FFFD}txt\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a\u{200B}b\u{2060}", "a\u{FFFD}b\u{FFFD}"),
    ("\r\n", "␍␊"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("", ""),
  ])
  func `controls become marks and all else stays`(text: String, shown: String) {
    #expect(VisibleText.of(text) == shown)
  }

  @Test func `what is visible stays as it is`() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let mark = VisibleText.mark(for: scalar)
      let once = VisibleText.of(String(Character(scalar)))
      #expect(once.unicodeScalars.elementsEqual([mark ?? scalar]))
      #expect(VisibleText.of(once) == once, "U+\(String(value, radix: 16))")
    }
  }
}
