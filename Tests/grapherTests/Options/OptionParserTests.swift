import Testing

@testable import grapher

@Suite struct OptionParserTests {
  @Test(
    arguments: [
      (["-3", "4", "+"], [Options.Source.words(["-3", "4", "+"])]),
      (["-pi/2", "sin"], [.words(["-pi/2", "sin"])]), (["-"], [.standardInput]),
      (["--", "-"], [.words(["-"])]), (["3", "4", "-"], [.words(["3", "4", "-"])]),
      (["-e", "1", "-f", "x", "2", "-e3"], [.text("1"), .file("x"), .words(["2", "-e3"])]),
      (["3", "-e", "4"], [.words(["3"]), .text("4")]), (["--evaluate=1"], [.text("1")]),
      (["-f", "-"], [.standardInput]),
    ])
  func `words and options are told apart`(
    _ arguments: [String], _ sources: [Options.Source]
  ) throws {
    #expect(try OptionParser.parse(arguments).sources == sources)
  }

  @Test func `letters go together before the first word`() throws {
    let options = try OptionParser.parse(["-kq", "--timing", "-ox.png"])
    #expect(options.keepsGoing)
    #expect(options.isQuiet)
    #expect(options.tellsTiming)
    #expect(options.outputPath == "x.png")
  }

  @Test(
    arguments: [
      (["--tming"], "unknown option --tming; did you mean \"--timing\"?; see grapher --help"),
      (["-o"], "-o needs a value: -o, --output FILE"),
      (["--quiet=1"], "--quiet takes no value"),
      (["--size", "big"], "size takes WxH, 64x64 to 8192x8192, not \"big\""),
      (["-o", "-"], "-o - needs a type, as in --type png"),
    ])
  func `wrong usage is named and has its status`(_ arguments: [String], _ message: String) {
    let error = #expect(throws: Failure.self) { try OptionParser.parse(arguments) }
    #expect(error?.message == message)
    #expect(error?.status == .usage)
  }

  @Test func `the usage text names every option`() {
    for option in OptionTable.rows { #expect(OptionTable.help.contains("--\(option.name)")) }
  }
}
