import CalculatorBrain
import Testing

@Suite struct ProgramVariablesTests {
  private static let a = Variable("a")
  private static let values = Dictionary(
    uniqueKeysWithValues: ["M", "x", "a"].compactMap { Variable($0) }.map { ($0, 1.0) })

  @Test func `variables come in the order of their first use`() throws {
    #expect(try Program("x a M x + * +").variables.map(\.name) == ["x", "a", "M"])
  }

  @Test(arguments: [
    ("M x +", "M"), ("x a *", "x"), ("a b *", "b"), ("a", nil), ("3", nil), ("speed a *", "speed"),
  ])
  func `the graph's variable is M, then x, then the one that is unset`(
    text: String, name: String?
  ) throws {
    #expect(try Program(text).graphVariable(given: Self.values)?.name == name)
  }

  @Test func `two unset variables are an error that names both`() throws {
    let program = try Program("b c * a +")
    #expect(
      message { try program.graphVariable(given: Self.values) }
        == "which variable is the graph's: b and c are not set")
  }

  @Test func `a variable is replaced by an expression`() throws {
    let doubled = try Program("M 2 *")
    #expect(
      try Program("M sin M +").substituting(.graph, by: doubled).description == "M 2 * sin M 2 * +")
    #expect(
      message { try Program("M").substituting(.graph, by: Program("3 +")) }
        == "a single complete expression is needed")
  }
}
