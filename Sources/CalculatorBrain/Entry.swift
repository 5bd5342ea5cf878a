/// An entry of the stack: a program and its value.
public struct Entry: Sendable {
  /// What was typed, or what an operation made of it; always one complete expression.
  public let program: Program
  /// Whether the value depends on variables.
  public let hasVariables: Bool
  private let result: Double
  private let variables: [Variable: Double]

  init(_ stack: ExpressionStack, _ index: Int) {
    program = Program(tokens: Array(stack.tokens[stack.range(of: index)]))
    hasVariables = stack.entries[index].hasVariables
    result = stack.entries[index].value
    variables = stack.variables
  }

  /// Its value; nil where it is undefined or infinite, or a variable is not set.
  public var value: Double? { result.isFinite ? result : nil }

  /// Why it has no value; nil if it has one.
  public var error: CalculatorError? {
    result.isFinite ? nil : Diagnosis.error(in: program.tokens, variables)
  }
}

/// The entries of a stack, bottom first.
public struct Entries: RandomAccessCollection, Sendable {
  private let stack: ExpressionStack

  init(_ stack: ExpressionStack) {
    self.stack = stack
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { stack.entries.count }
  public subscript(position: Int) -> Entry { Entry(stack, position) }
}

extension Calculator {
  /// Returns the entries, bottom first, as they are now.
  ///
  ///     try calculator.push("3 4 + M")
  ///     calculator.entries().map(\.program.infix)  // ["3 + 4", "M"]
  public func entries() -> Entries { Entries(stack) }

  /// The whole stack as one program, its expressions oldest first.
  ///
  ///     try calculator.push("3 4 + M")
  ///     calculator.program.description  // "3 4 + M"
  public var program: Program { Program(tokens: stack.tokens) }

  /// Returns the entry of a level, 1 being the top; nil if there is none.
  ///
  ///     try calculator.push("3 4 + M")
  ///     calculator.entry(2)?.value           // 7
  ///     calculator.entry(1)?.error?.message  // "M is not set"
  public func entry(_ level: Int) -> Entry? {
    guard level >= 1, level <= depth else { return nil }
    return Entry(stack, depth - level)
  }

  /// Makes a calculator from what was saved; it has no history.
  ///
  /// A program that is not one complete expression is left out, as is a value that is not finite.
  ///
  ///     Calculator(stack: [try Program("M sq")], variables: [.graph: 3]).entry(1)?.value  // 9
  public init(stack programs: some Sequence<Program>, variables: [Variable: Double] = [:]) {
    self.init()
    for (variable, value) in variables { set(variable, to: value) }
    for program in programs where program.isComplete {
      stack.begin()
      do throws(CalculatorError) {
        for token in program.tokens { try stack.append(token, from: 0) }
      } catch {
        _ = stack.apply(stack.journal.reversal)
      }
    }
    stack.begin()
    history = History()
  }
}
