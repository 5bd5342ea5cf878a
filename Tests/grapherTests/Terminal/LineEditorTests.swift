import Glibc
import Testing

/// The editor under a pseudo-terminal.
///
/// What is right comes from the list of faults that a prompt
/// must survive, and from how bash and gdb, which use readline too, behave.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct LineEditorTests {
  @Test func `a line comes back as it was typed`() throws {
    let terminal = try LineEditorDriver.start()
    try answer(terminal, to: "M 2 ^ sin\r", is: "line \"M 2 ^ sin\"\r\n")
    try answer(terminal, to: "\r", is: "line \"\"\r\n")
    #expect(terminal.output.firstRange(of: Array("\u{1}".utf8)) == nil)
  }

  @Test func `what is found out while a line is awaited stands above the prompt`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("remark\r")
    try terminal.expect("> ")
    try terminal.expect("\r\nby the way\r\n")
    try terminal.expect("> ")
    try answer(terminal, to: "x\r", is: "line \"x\"\r\n")
  }

  @Test func `Ctrl-D ends on an empty line and deletes on another`() throws {
    let terminal = try LineEditorDriver.start()
    try answer(terminal, to: "abc\u{1}\u{4}\r", is: "line \"bc\"")
    terminal.type("\u{4}")
    try terminal.expect("\nend\r\n")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isCooked)
  }

  @Test func `the end leaves the cursor at the beginning of a line in any terminal`() throws {
    for name in ["dumb", "xterm", "unknown"] {
      let terminal = try LineEditorDriver.start(environment: ["TERM": name])
      terminal.type("\u{4}")
      try terminal.expect("end\r\n")
      #expect(terminal.screen.suffix(2) == [">", "end"], "\(name)")
    }
  }

  @Test func `Ctrl-C drops the line and shows a new prompt`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.type("\u{3}")
    try terminal.expect("^C\r\n")
    try terminal.expect("> ")
    terminal.type("def\r")
    try terminal.expect("line \"def\"")
    try terminal.expect("> ")
    #expect(terminal.screen.suffix(4) == ["> abc^C", "> def", "line \"def\"", ">"])
  }

  @Test func `Ctrl-C leaves a search`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("\u{12}earl")
    terminal.settle()
    #expect(terminal.screen.last == "(reverse-i-search)`earl': earlier")
    terminal.type("\u{3}")
    try terminal.expect("^C\r\n")
    terminal.type("x\r")
    try terminal.expect("line \"x\"")
  }

  @Test func `Ctrl-C within a paste that never ends drops it`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("\u{1B}[200~1 2 +\nand")
    terminal.settle()
    terminal.type("\u{3}")
    try terminal.expect("^C\r\n")
    terminal.type("x\r")
    try terminal.expect("line \"x\"")
  }

  @Test func `many Ctrl-C at the prompt do not end the program`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("\u{3}\u{3}\u{3}\u{3}")
    try terminal.expect("^C\r\n")
    terminal.settle()
    terminal.type("x\r")
    try terminal.expect("line \"x\"")
  }

  @Test func `Ctrl-C stops the work, and the next line is whole`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("busy\r")
    try terminal.expect("working")
    #expect(terminal.isCooked)
    terminal.type("\u{3}")
    try terminal.expect("stopped")
    try terminal.expect("> ")
    terminal.type("x\r")
    let answer = try terminal.expect("line \"x\"")
    #expect(!answer.contains("^C"))
  }

  @Test func `a second Ctrl-C ends work that does not stop`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("stuck\r")
    try terminal.expect("working")
    terminal.type("\u{3}")
    try terminal.expect("^C")
    terminal.settle()
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .exited(130))
    #expect(terminal.isCooked)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal to end is an event, at the prompt and at work`(signal: Int32) throws {
    for isBusy in [false, true] {
      let terminal = try LineEditorDriver.start()
      terminal.type(isBusy ? "busy\r" : "abc")
      try terminal.expect(isBusy ? "working" : "abc")
      terminal.send(signal: signal)
      try terminal.expect("ended \(signal)")
      #expect(terminal.waitForExit() == .exited(128 + signal))
      #expect(terminal.isCooked)
    }
  }

  @Test func `a terminal that vanishes ends the program at once`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.hangUp()
    #expect(terminal.waitForExit(seconds: 1) == .exited(128 + SIGHUP))
  }

  @Test func `Ctrl-Z keeps the line and gives the terminal back meanwhile`() throws {
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: [LineEditorDriver.variable: "1", "PS1": "SHELL "])
    try terminal.expect("SHELL ")
    terminal.type(
      "\(PseudoTerminal.executable) --testing-library swift-testing --filter LineEditorDriver\r")
    try terminal.expect("ready\r\n")
    terminal.settle()
    terminal.type("abc\u{2}")
    // Ctrl-Z throws away what was typed and not read yet.
    terminal.settle()
    terminal.type("\u{1A}")
    try terminal.expect("Stopped")
    try terminal.expect("SHELL ")
    terminal.type("stty -a | grep -o ' icanon'\r")
    try terminal.expect(" icanon\r\n")
    terminal.type("fg\r")
    try terminal.expect("> ")
    try terminal.expect("abc")
    terminal.type("X\r")
    try terminal.expect("line \"abXc\"")

    terminal.type("busy\r")
    try terminal.expect("working")
    terminal.type("\u{1A}")
    try terminal.expect("Stopped")
    terminal.type("fg\r")
    terminal.settle()
    terminal.type("\u{3}")
    try terminal.expect("stopped")
  }

  @Test func `a stop by force and going on show the line again`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.send(signal: SIGSTOP)
    #expect(terminal.wait { terminal.isStopped })
    terminal.send(signal: SIGCONT)
    try terminal.expect("abc")
    terminal.type("d\r")
    try terminal.expect("line \"abcd\"")
  }

  @Test func `a new size is used at once`() throws {
    let terminal = try LineEditorDriver.start(columns: 20)
    terminal.type("12345678901234567890")
    try terminal.expect("90")
    terminal.resize(columns: 60, rows: 24)
    terminal.settle()
    terminal.type("abc\r")
    try terminal.expect("line \"12345678901234567890abc\"")
    #expect(terminal.output.suffix(200).firstRange(of: Array("7890abc".utf8)) != nil)
  }

  @Test func `a paste of several lines gives them one by one`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.paste("1 2 +\r\n\r\n3 4 +\r\n   \r\n5 6 +")
    let echo = terminal.settle()
    #expect(!echo.contains("line"))
    terminal.type("\r")
    try terminal.expect("pasted \"1 2 +\"\r\n")
    try terminal.expect("pasted \"\"\r\n")
    try terminal.expect("pasted \"3 4 +\"\r\n")
    try terminal.expect("pasted \"   \"\r\n")
    try terminal.expect("pasted \"5 6 +\"\r\n")
    terminal.paste("7\n")
    terminal.type("\r")
    try terminal.expect("pasted \"7\"\r\n")
    terminal.type("\r")
    try terminal.expect("line \"\"\r\n")
  }

  @Test func `Ctrl-C while a pasted line is worked on drops the rest of the paste`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.paste("busy\n1\n2\n")
    terminal.type("\r")
    try terminal.expect("working")
    terminal.type("\u{3}")
    try terminal.expect("stopped")
    #expect(try !terminal.expect("> ").contains("pasted"))
  }

  @Test func `a long paste is quick`() throws {
    let terminal = try LineEditorDriver.start()
    let line = String(repeating: "1 + ", count: 1000)
    let start = PseudoTerminal.now
    terminal.paste(String(repeating: line + "\n", count: 20))
    terminal.type("\r")
    for _ in 0..<20 { try terminal.expect("pasted \"1 + 1") }
    #expect(PseudoTerminal.now - start < 5)
  }

  @Test func `lines that come in one burst count as pasted where a paste cannot be told`() throws {
    let terminal = try LineEditorDriver.start(environment: ["TERM": "dumb"])
    terminal.type("1\r\r2\r")
    try terminal.expect("pasted \"1\"")
    try terminal.expect("pasted \"\"")
    try terminal.expect("pasted \"2\"")
    terminal.settle()
    terminal.type("\r")
    try terminal.expect("line \"\"")
  }

  @Test(arguments: [nil, "", "dumb", "unknown"])
  func `a terminal that can do nothing gets no escape sequences`(name: String?) throws {
    let terminal = try LineEditorDriver.start(environment: ["TERM": name])
    terminal.type("abc\u{8}d\r")
    let echo = try terminal.expect("line \"abd\"")
    #expect(!echo.contains("\u{1B}["))
  }

  @Test(
    arguments: [
      ["LC_ALL": "C"], ["LC_ALL": nil], ["LC_ALL": "xx_YY.nonsense"], ["LC_ALL": nil, "LANG": "C"],
    ] as [[String: String?]])
  func `π arrives in any locale, and children keep the locale`(
    environment: [String: String?]
  ) throws {
    let terminal = try LineEditorDriver.start(environment: environment)
    try answer(terminal, to: "2 π *\u{2}\u{2}\u{8}e\r", is: "line \"2 e *\"")
    try answer(terminal, to: "π\r", is: "line \"π\"")
    terminal.type("locale\r")
    let user = environment["LC_ALL"].flatMap { $0 } ?? "unset"
    try terminal.expect("LC_ALL \(user), UTF-8 true")
  }

  @Test func `what is not UTF-8 is shown and spoils nothing after it`() throws {
    let terminal = try LineEditorDriver.start()
    try answer(
      terminal, to: Array("a".utf8) + [0xFF, 0xC3, 0x0D], is: "line \"a\u{FFFD}\u{FFFD}\"")
    try answer(terminal, to: [0xE2, 0x0D], is: "line \"\u{FFFD}\"")
    try answer(terminal, to: "ok π\r", is: "line \"ok π\"")
  }

  @Test func `TAB completes a word from the owner's list and appends a blank`() throws {
    let terminal = try LineEditorDriver.start()
    try answer(terminal, to: "M pl\t1\r", is: "line \"M plot 1\"")
    terminal.type("si\t\t\t")
    try terminal.expect("sinh")
    try answer(terminal, to: "\u{15}list \t\r", is: "line \"list all \"")
    try answer(terminal, to: "da\tx\r", is: "line \"data/x\"")
    try answer(terminal, to: "M)(π\t\u{17}π\t\r", is: "line \"πx \"")
    try answer(terminal, to: "/etc/pass\t\r", is: "line \"/etc/pass\"")
  }

  @Test func `Ctrl-C answers the question whether to show very many words`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("m\t\t\t")
    try terminal.expect("Display all 200 possibilities? (y or n)")
    terminal.type("\u{3}")
    try terminal.expect("^C\r\n")
    try terminal.expect("> ")
    try answer(terminal, to: "x\r", is: "line \"x\"")
  }

  @Test func `the arrow keys find earlier lines, a repeated one once`() throws {
    let terminal = try LineEditorDriver.start()
    for line in ["first", "second", "second"] {
      try answer(terminal, to: line + "\r", is: "line \"\(line)\"")
    }
    try answer(terminal, to: "\u{1B}[A\u{1B}[A\r", is: "line \"first\"")
    try answer(terminal, to: "\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A\r", is: "line \"earlier\"")
  }

  /// Types a line and waits for what comes of it and for the prompt after that.
  ///
  /// Keys typed before the prompt is there would be the terminal's own, Ctrl-W for instance.
  private func answer(_ terminal: PseudoTerminal, to typed: String, is answer: String) throws {
    try self.answer(terminal, to: Array(typed.utf8), is: answer)
  }

  private func answer(_ terminal: PseudoTerminal, to typed: [UInt8], is answer: String) throws {
    terminal.type(typed)
    try terminal.expect(answer)
    try terminal.expect("> ")
  }
}
