import Glibc
import Testing

@testable import grapher

/// A batch as scripts see it; the expected values are those of the design and of arithmetic.
@Suite struct BatchTests {
  struct Case: CustomTestStringConvertible {
    var arguments: [String]
    var input = ""
    var output: String
    /// What standard error says; nil if only the status matters.
    var errors: String? = ""
    var status: Int32 = 0

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases = [
    Case(arguments: ["3", "4", "+"], output: "7\n"),
    Case(arguments: ["-3", "4", "+"], output: "1\n"),
    Case(arguments: ["3 4 +"], output: "7\n"),
    Case(arguments: ["-e", "infix 3 5 + sqrt pi cos"], output: "√(3 + 5), cos(π)\n"),
    Case(
      arguments: ["--ascii", "-e", "infix 3 5 + sqrt pi *"], output: "sqrt(3 + 5) * pi\n"),
    Case(
      arguments: ["-e", "3 +"], output: "",
      errors: "grapher: not enough operands: + needs 2, the stack has 1\n", status: 1),
    Case(
      arguments: ["-e", "9 ->M", "-e", "7 M + sqrt"], output: "4\n", errors: "grapher: M is 9\n"),
    Case(arguments: ["-e", "7 M + sqrt"], output: "√(7 + M)\n"),
    Case(arguments: ["-e", "M", "-e", "0.1 0.2 +"], output: "M\n0.30000000000000004\n"),
    Case(arguments: ["-e", "3 7 4 mod * infix"], output: "3 × (7 mod 4)\n"),
    Case(arguments: ["-e", "M 0 < 0 M sqrt if", "-e", "-4 at"], output: "0\n"),
    Case(arguments: ["--map", "M 2 ^"], input: "0\n1\n2\n3\n", output: "0\n1\n4\n9\n"),
    Case(
      arguments: ["--map", "M sqrt"], input: "4\n-1\n", output: "2\nnan\n",
      errors: "stdin:2:1: square root of a negative number\n", status: 1),
    Case(arguments: [], input: "2 3 +", output: "5\n"),
    Case(arguments: ["-"], input: "2 3 +\n4 *\n", output: "20\n"),
    Case(
      arguments: [], input: "3 4 +\n1 sni\n5\n", output: "",
      errors: "stdin:2:3: unknown word \"sni\"; did you mean \"sin\"?\n", status: 1),
    Case(
      arguments: ["-k"], input: "3 4 +\n1 sni\n5\n", output: "7\n5\n",
      errors: "stdin:2:3: unknown word \"sni\"; did you mean \"sin\"?\n", status: 1),
    Case(
      arguments: ["-e", "1 0 /"], output: "", errors: "grapher: division by zero\n", status: 1),
    Case(
      arguments: ["-e", "1 2 3", "-e", "undo"], output: "",
      errors: "grapher: took back: 1 2 3\n"),
    Case(arguments: ["-e", "1 2 + ; 3 *"], output: "9\n"),
    Case(arguments: ["-e", "1 2 # 3"], output: "1\n2\n"),
    Case(arguments: ["-e", "1 2 program"], output: "1 2\n"),
    Case(arguments: ["-e", "M sq value 3"], output: "9\n"),
    Case(
      arguments: ["-e", "M sq table 0:1 0.25"],
      output: "0\t0\n0.25\t0.0625\n0.5\t0.25\n0.75\t0.5625\n1\t1\n"),
    Case(arguments: ["-e", "M inv table -1:1 1"], output: "-1\t-1\n0\tnan\n1\t1\n"),
    Case(arguments: ["-e", "M sq value 3 ; take ; 1 +"], output: "9\nsq(M)\n10\n"),
    Case(
      arguments: ["-n", "-e", "7 M +"], output: "", errors: "grapher: M is not set\n", status: 1),
    Case(
      arguments: ["--frobnicate"], output: "",
      errors: "grapher: unknown option --frobnicate; see grapher --help\n", status: 2),
    Case(arguments: ["-V"], output: "grapher 0.1.0\n"),
    Case(
      arguments: ["-e", "2 ->a 3 ->b vars"], output: "a\t2\nb\t3\n",
      errors: "grapher: a is 2\ngrapher: b is 3\n"),
    Case(
      arguments: ["plot"], output: "", errors: "grapher: nothing to plot\n", status: 1),
    Case(
      arguments: ["delete", "1"], output: "", errors: "grapher: there are no favorites\n", status: 1
    ),
  ]

  @Test(arguments: cases)
  func `a batch prints what the design says`(_ row: Case) throws {
    let run = try GrapherRun(row.arguments, input: row.input)
    #expect(run.output == row.output)
    #expect(run.status == row.status)
    if let errors = row.errors { #expect(run.errors == errors) }
  }

  /// Files that block or fail whoever reads them, and a gnuplot that leaves a trace.
  @Test(arguments: ["3 4 +", "M sin export a.csv ; 7", "M sin table 0:0 ; 7"])
  func `a batch touches no file and no gnuplot that it does not need`(_ line: String) throws {
    let home = TemporaryDirectory()
    for name in ["favorites.json", "deleted.json", "history", "state.json", "grapherrc"] {
      try #require(unsafe mkfifo(home.file(name), 0o600) == 0)
    }
    let gnuplot = try home.writeProgram("touch '\(home.file("started"))'")
    let run = try GrapherRun(["-e", line], home: home, environment: ["GRAPHER_GNUPLOT": gnuplot])
    #expect(run.lines.last == "7")
    #expect((run.status, run.errors) == (0, ""))
    #expect(!home.names.contains("started"))
  }

  @Test func `a plot in 79 by 24 cells has 24 lines, the title and axes`() throws {
    let run = try GrapherRun(["--term", "dumb", "--cells", "79x24", "-e", "M sin plot -5:5"])
    #expect(run.status == 0)
    #expect(run.lines.count == 24)
    #expect(run.output.contains("y = sin(M)"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(
    arguments: [
      ("t.png", [0x89, 0x50, 0x4E, 0x47]), ("t.svg", Array("<?xml".utf8)),
      ("t.pdf", Array("%PDF".utf8)), ("t.csv", Array("curve,segment,x,y,mark\n1,1,".utf8)),
      ("t.json", Array("{\n  \"view\": {".utf8)),
    ] as [(String, [UInt8])])
  func `a plot is written as the file its name asks for`(_ name: String, _ start: [UInt8]) throws {
    let home = TemporaryDirectory()
    let run = try GrapherRun(["-o", name, "M sin plot -5:5"], home: home)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(try FileContents.read(home.file(name))?.bytes.starts(with: start) == true)
  }

  @Test func `the points of a curve with a pole have an empty line at the pole`() throws {
    let home = TemporaryDirectory()
    _ = try GrapherRun(["-o", "t.tsv", "1 M / plot -1:1"], home: home)
    let text = try #require(try home.text("t.tsv"))
    let segments = text.split(separator: "\n\n")
    #expect(segments.count == 2)
    #expect(segments.first?.split(separator: "\n").allSatisfy { $0.hasPrefix("-") } == true)
  }

  @Test(
    arguments: [("<&-", 0), ("2>&-", 0), (">&-", 5), ("<&- >&- 2>&-", 5), (">/dev/full", 5)]
      as [(String, Int32)])
  func `a descriptor that is closed or full breaks nothing else`(
    _ redirection: String, _ status: Int32
  ) throws {
    let run = try GrapherRun(["--cells", "40x10", "M sin plot"], redirection: redirection)
    #expect(run.status == status)
    if status == 0 { #expect(run.lines.count == 10) }
  }

  @Test func `a reader that goes away ends a table quietly`() throws {
    let run = try GrapherRun(["M table 0:1 1e-7"], redirection: "| head -1 ; exit 0")
    #expect(run.output == "0\t0\n")
    #expect(run.errors == "")
  }

  @Test func `lines that two processors map come in their order, failures among them`() throws {
    let numbers = (0..<40_000).map { $0 == 30_000 ? "-1" : "\($0 * $0)" }
    let run = try GrapherRun(["--map", "M sqrt"], input: numbers.joined(separator: "\n"))
    #expect(run.lines == (0..<40_000).map { $0 == 30_000 ? "nan" : "\($0)" })
    #expect(run.errors == "stdin:30001:1: square root of a negative number\n")
    #expect(run.status == 1)
  }

  @Test func `a table of many rows has each once and in order`() throws {
    let run = try GrapherRun(["M sq table 0:50000 1"])
    #expect(run.lines == (0...50_000).map { "\($0)\t\($0 * $0)" })
  }

  @Test func `a mapped line does not wait for the next`() throws {
    let terminal = try PseudoTerminal.grapher(["--map", "M 2 ^"])
    terminal.type("3\r")
    try terminal.expect("9\r\n")
    terminal.type("4\r")
    try terminal.expect("16\r\n")
    terminal.type("\u{4}")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test(arguments: ["undo -1", "undo 1.5", "redo 0", "zoom in x y", "M plot 0:1 0:1 0:1"])
  func `what a line cannot take changes nothing`(_ line: String) throws {
    let run = try GrapherRun(["-k", "-e", "1", "-e", line, "-e", "2 +"])
    #expect(run.status == 1)
    #expect(run.output == "3\n")
    #expect(run.errors.hasPrefix("grapher: "))
  }
}
