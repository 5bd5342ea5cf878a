import Testing

@testable import grapher

@Suite struct InputFilterTests {
  @Test(
    arguments: [
      ("ASCII", Array("a~\r".utf8), "a~\r"),
      ("two to four bytes", Array("é√𝜋".utf8), "é√𝜋"),
      ("no lead byte", [0x61, 0x80, 0xFF, 0x62], "a\u{FFFD}\u{FFFD}b"),
      ("a lone lead byte, then Enter", [0xE2, 0x0D], "\u{FFFD}\r"),
      ("a lead byte, then a character", [0xE2, 0xCF, 0x80], "\u{FFFD}π"),
      ("overlong", [0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ("a surrogate", [0xED, 0xA0, 0x80, 0x61], "\u{FFFD}a"),
      ("the end within a character", [0xCF], "\u{FFFD}"),
      ("NUL at the keyboard is Ctrl-@", [0x00], "\u{0}"),
      (
        "NUL and CR LF in a paste", Array("\u{1B}[200~a\0b\r\nc\r\r\n\u{1B}[201~\0\r\n".utf8),
        "\u{1B}[200~a\u{FFFD}b\rc\r\r\u{1B}[201~\0\r\n"
      ),
    ] as [(String, [UInt8], String)])
  func `only whole characters get through`(name: String, typed: [UInt8], through: String) {
    #expect(passed(typed.map { .byte($0) }) == Array(through.utf8), "\(name)")
  }

  @Test func `a character that stays away for long counts as broken`() {
    #expect(
      passed([.byte(0xCF), .none, .byte(0x80), .byte(0x61)])
        == Array("\u{FFFD}\u{FFFD}a".utf8))
  }

  @Test func `a signal ends what readline waits in`() {
    #expect(passed([.byte(0x61), .signal, .byte(0x62)]) == [0x61, 7, 0x62])
    let start = Array("\u{1B}[200~x".utf8).map { InputFilter.Arrival.byte($0) }
    #expect(passed(start + [.signal]) == Array("\u{1B}[200~x\u{1B}[201~".utf8))
    #expect(passed(start) == Array("\u{1B}[200~x\u{1B}[201~".utf8))
  }

  /// What goes through until the end of the input.
  private func passed(_ arrivals: [InputFilter.Arrival]) -> [UInt8] {
    var filter = InputFilter()
    var rest = arrivals[...]
    var through: [UInt8] = []
    while true {
      let byte = filter.nextByte { _ in rest.popFirst() ?? .endOfInput }
      if byte == InputFilter.endOfInput { return through }
      through.append(UInt8(byte))
    }
  }
}
