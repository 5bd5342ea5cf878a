import Testing

@testable import grapher

/// The marks are RL_PROMPT_START_IGNORE and RL_PROMPT_END_IGNORE of readline's manual.
@Suite struct PromptTextTests {
  @Test(
    arguments: [
      ("", ""), ("> ", "> "), ("π> ", "π> "),
      ("\u{1B}[1;32m>\u{1B}[0m ", "\u{1}\u{1B}[1;32m\u{2}>\u{1}\u{1B}[0m\u{2} "),
      ("a\u{1B}[0m\u{1B}[K", "a\u{1}\u{1B}[0m\u{2}\u{1}\u{1B}[K\u{2}"),
      ("\u{1B}[3", "\u{1}\u{1B}[3\u{2}"),
    ])
  func `escape sequences take no room`(prompt: String, marked: String) {
    #expect(markingInvisibleText(prompt) == marked)
  }
}
