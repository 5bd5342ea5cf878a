import Testing

@testable import grapher

@Suite struct TerminalFactsTests {
  @Test(
    arguments: [
      (.auto, true, ["TERM": "xterm"], true),
      (.auto, false, ["TERM": "xterm"], false),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["TERM": "unknown"], false),
      (.auto, true, ["TERM": ""], false),
      (.auto, true, [:], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
      (.always, false, ["TERM": "dumb", "NO_COLOR": "1"], true),
      (.never, true, ["TERM": "xterm"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func `color is for terminals, unless someone chose`(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], usesColor: Bool
  ) {
    let facts = facts(terminals: isTerminal ? [.output] : [], environment)
    #expect(facts.usesColor(on: .output, choice: choice) == usesColor)
    #expect(!facts.usesColor(on: .error, choice: .auto))
  }

  @Test(
    arguments: [
      ([:], true),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": ""], true),
      (["LANG": "de_DE.UTF-8"], true),
      (["LANG": "en_US.utf8"], true),
      (["LANG": "de_DE.UTF-8@euro"], true),
      (["LC_CTYPE": "UTF-8"], true),
      (["LANG": "C"], false),
      (["LANG": "C.UTF-8", "LC_CTYPE": "de_DE@euro"], false),
      (["LC_CTYPE": "C.UTF-8", "LC_ALL": "POSIX"], false),
      (["LC_CTYPE": "C.UTF-8", "LC_ALL": "", "LANG": "C"], true),
    ] as [([String: String], Bool)])
  func `the first locale that is set decides about Unicode`(
    environment: [String: String], usesUnicode: Bool
  ) {
    #expect(facts(environment).usesUnicode == usesUnicode)
  }

  @Test(
    arguments: [
      ([:], false), (["DISPLAY": ""], false), (["DISPLAY": ":0"], true),
      (["WAYLAND_DISPLAY": "wayland-0"], true),
    ] as [([String: String], Bool)])
  func `a display is what the environment names`(environment: [String: String], has: Bool) {
    #expect(facts(environment).hasDisplay == has)
  }

  @Test func `the size is that of the first descriptor that is a terminal`() {
    var facts = facts([:])
    #expect(facts.size == TerminalSize(columns: 79, rows: 24))
    facts.windowSize = { $0 == .error ? TerminalSize(columns: 100, rows: 2) : nil }
    #expect(facts.size == TerminalSize(columns: 100, rows: 8))
  }

  @Test func `a prompt needs a terminal on both sides`() {
    #expect(facts(terminals: [.input, .output], [:]).canPrompt)
    #expect(!facts(terminals: [.input], [:]).canPrompt)
    #expect(!facts(terminals: [.output], [:]).canPrompt)
  }

  private func facts(
    terminals: [Descriptor] = [], _ environment: [String: String]
  ) -> TerminalFacts {
    TerminalFacts(
      isTerminal: { terminals.contains($0) }, windowSize: { _ in nil },
      variable: { environment[$0] })
  }
}
