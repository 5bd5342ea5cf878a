import Glibc
import Testing

@testable import grapher

/// The prompt in a pseudo-terminal, with files that make whoever needs them wait or fail.
@Suite struct PromptTests {
  @Test func `the prompt does not wait for its history`() throws {
    let home = TemporaryDirectory()
    _ = try home.write("history", "M sin\n")
    // What trims the history waits for this lock.
    let lock = try DirectoryLock(home.path)
    let terminal = try PseudoTerminal.grapher(
      ["--color", "never"], environment: ["GRAPHER_HOME": home.path])
    let shown = try terminal.expect("> ")
    _ = consume lock
    #expect(!shown.contains("history"))
    terminal.type("\u{1B}[A\r")
    try terminal.expect("1: sin(M)")
  }

  @Test func `what a line shows does not wait until the session is saved`() throws {
    let home = TemporaryDirectory()
    let terminal = try PseudoTerminal.grapher(
      ["--color", "never"], environment: ["GRAPHER_HOME": home.path])
    try terminal.expect("> ")
    try #require(unsafe mkdir(home.file("state.json"), 0o700) == 0)
    terminal.type("3 4 +\r")
    try terminal.expect("7")
    try terminal.expect("> ")
    try terminal.expect("cannot save the session")
    try terminal.expect("> ")
    terminal.type("5\r")
    try terminal.expect("1: 5")
  }

  @Test func `a session that ends without another prompt is saved`() throws {
    let home = TemporaryDirectory()
    let terminal = try PseudoTerminal.grapher(
      ["--color", "never"], environment: ["GRAPHER_HOME": home.path])
    try terminal.expect("> ")
    terminal.type("3 4 + ; q\r")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(StateFile(path: home.file("state.json")).load().state.stack == ["3 4 +"])
  }
}
