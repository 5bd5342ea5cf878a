import Glibc
import Testing

/// The editor under a pseudo-terminal. What is right comes from the list of faults that a prompt
/// must survive, and from how bash and gdb, which use readline too, behave.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct LineEditorTests {
  @Test func `a line comes back as it was typed`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("M 2 ^ sin\r")
    try terminal.expect("line \"M 2 ^ sin\"\r\n")
    terminal.type("\r")
    try terminal.expect("line \"\"\r\n")
    #expect(terminal.output.firstRange(of: Array("\u{1}".utf8)) == nil)
  }

  @Test func `Ctrl-D ends on an empty line and deletes on another`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("abc\u{1}\u{4}\r")
    try terminal.expect("line \"bc\"")
    terminal.type("\u{4}")
    try terminal.expect("\nend\r\n")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isCooked)
  }

  @Test func `Ctrl-C drops the line and shows a new prompt`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.type("\u{3}")
    try terminal.expect("^C\n")
    try terminal.expect("> ")
    terminal.type("def\r")
    try terminal.expect("line \"def\"")
    #expect(terminal.screen.suffix(5) == ["> abc^C", "> def", "line \"def\"", ">"].suffix(5))
  }

  @Test func `Ctrl-C leaves a search`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("\u{12}earl")
    try terminal.expect("earlier")
    terminal.type("\u{3}")
    try terminal.expect("^C\n")
    terminal.type("x\r")
    try terminal.expect("line \"x\"")
  }

  @Test func `Ctrl-C within a paste that never ends drops it`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("\u{1B}[200~1 2 +\nand")
    terminal.settle()
    terminal.type("\u{3}")
    try terminal.expect("^C\n")
    terminal.type("x\r")
    try terminal.expect("line \"x\"")
  }

  @Test func `many Ctrl-C at the prompt do not end the program`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("\u{3}\u{3}\u{3}\u{3}")
    try terminal.expect("^C\n")
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
    terminal.type("abc\u{2}\u{1A}")
    try terminal.expect("Stopped")
    try terminal.expect("SHELL ")
    terminal.type("stty -a | grep -o ' icanon'\r")
    try terminal.expect("\n icanon")
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

  @Test(arguments: [
    ["LC_ALL": "C"], ["LC_ALL": nil], ["LC_ALL": "xx_YY.nonsense"], ["LC_ALL": nil, "LANG": "C"],
  ] as [[String: String?]])
  func `π arrives in any locale, and children keep the locale`(
    environment: [String: String?]
  ) throws {
    let terminal = try LineEditorDriver.start(environment: environment)
    terminal.type("2 π *\u{2}\u{2}\u{8}e\r")
    try terminal.expect("line \"2 e *\"")
    terminal.type("π\r")
    try terminal.expect("line \"π\"")
    terminal.type("locale\r")
    let user = environment["LC_ALL"].flatMap { $0 } ?? "unset"
    try terminal.expect("LC_ALL \(user), UTF-8 true")
  }

  @Test func `what is not UTF-8 is shown and spoils nothing after it`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type(Array("a".utf8) + [0xFF, 0xC3, 0x0D])
    try terminal.expect("line \"a\u{FFFD}\u{FFFD}\"")
    terminal.type([0xE2, 0x0D])
    try terminal.expect("line \"\u{FFFD}\"")
    terminal.type("ok π\r")
    try terminal.expect("line \"ok π\"")
  }

  @Test func `TAB completes a word from the owner's list and appends a blank`() throws {
    let terminal = try LineEditorDriver.start()
    terminal.type("M pl\t1\r")
    try terminal.expect("line \"M plot 1\"")
    terminal.type("si\t\t")
    try terminal.expect("sinh")
    terminal.type("\u{15}list \t\r")
    try terminal.expect("line \"list all \"")
    terminal.type("da\tx\r")
    try terminal.expect("line \"data/x\"")
    terminal.type("M)(π\t\u{17}π\t\r")
    try terminal.expect("line \"πx \"")
    terminal.type("/etc/pass\t\r")
    try terminal.expect("line \"/etc/pass\"")
  }

  @Test func `the arrow keys find earlier lines, a repeated one once`() throws {
    let terminal = try LineEditorDriver.start()
    for line in ["first", "second", "second"] {
      terminal.type(line + "\r")
      try terminal.expect("line \"\(line)\"")
    }
    terminal.type("\u{1B}[A\u{1B}[A\r")
    try terminal.expect("line \"first\"")
    terminal.type("\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A\r")
    try terminal.expect("line \"earlier\"")
  }
}
