import CalculatorBrain
import Testing

@testable import grapher

@Suite struct CommandTests {
  @Test(arguments: CommandTable.rows.map(\.name))
  func `the example of a command works`(_ name: String) throws {
    let command = try #require(CommandTable.command(name))
    let driver = SessionDriver(.prompt)
    if name == "back" || name == "hide" || name == "show" { try driver.run("M sin plot") }
    try driver.run(command.example)
  }

  @Test func `no two commands share a name, and none is a word of RPN`() {
    let names = CommandTable.rows.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: rpnWords))
  }

  private var rpnWords: [String] {
    Operation.allCases.flatMap(\.row.typed)
      + StackWord.allCases.flatMap { [$0.row.name] + $0.row.aliases }
  }

  @Test func `a command is found in any case`() {
    #expect(CommandTable.command("PLOT")?.name == "plot")
    #expect(CommandTable.command("graph")?.name == "plot")
    #expect(CommandTable.command("plott") == nil)
  }

  @Test func `what a command does not take is named`() {
    let error = #expect(throws: Failure.self) { try SessionDriver().run("fit 3") }
    #expect(error?.message == "fit does not take \"3\" here; usage: fit")
    #expect(error?.place?.start == 4)
  }
}
