import CalculatorBrain
import Testing

@testable import grapher

@Suite struct StackScreenTests {
  private func screen(_ words: String) throws -> StackScreen {
    var calculator = Calculator()
    try calculator.push(words)
    return StackScreen(
      depth: calculator.depth, entry: { [calculator] in calculator.entry($0) }, style: .unicode,
      digits: 12)
  }

  @Test func `an entry shows its formula and its value`() throws {
    #expect(
      try screen("3 4 + 0.1 0.2 + 5 M sin").promptLines.map(\.text)
        == ["4: 3 + 4 = 7", "3: 0.1 + 0.2 = 0.3", "2: 5", "1: sin(M)"])
  }

  @Test func `an entry without a value shows why`() throws {
    #expect(try screen("1 M / 0 ->M").promptLines.map(\.text) == ["1: 1 ÷ M: division by zero"])
  }

  @Test func `only the top levels show`() throws {
    let lines = try screen("1 2 3 4 5 6").promptLines.map(\.text)
    #expect(lines == ["   … 2 more below", "4: 3", "3: 4", "2: 5", "1: 6"])
    #expect(try screen("").promptLines.map(\.text) == ["the stack is empty"])
  }
}
