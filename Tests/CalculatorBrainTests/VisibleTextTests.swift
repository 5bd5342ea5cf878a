import CalculatorBrain
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("a\u{1B}[2J", "a␛[2J"), ("\0", "␀"), ("\u{7F}", "␡"),
    ("\u{85}\u{202E}\u{FEFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("π × 2", "π × 2"), ("a\r\nb", "a␍␊b"),
  ])
  func `controls become marks`(text: String, visible: String) {
    #expect(VisibleText.of(text) == visible)
  }
}
