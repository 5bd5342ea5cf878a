/// The calculator: a stack of expressions, variables, and the lines that led to them.
///
/// A value: a copy is a snapshot, and costs nothing until one of the two changes.
public struct Calculator: Sendable {
  var stack = ExpressionStack()
  var history = History()

  /// Makes a calculator with an empty stack and no variables.
  public init() {}

  /// The values of the variables; always finite.
  ///
  ///     try calculator.push("3 ->a")
  ///     calculator.variables  // [a: 3]
  public var variables: [Variable: Double] { stack.variables }

  /// The number of entries on the stack.
  public var depth: Int { stack.entries.count }

  /// Carries out RPN text: all of it, or nothing if there is an error.
  ///
  /// Names are variables if they have a value; there are no favorites. An entry without variables
  /// that the text would leave without a value is an error. One line of history, whatever stands in
  /// the text. Linear in the number of words, however long the operands are.
  ///
  ///     var calculator = Calculator()
  ///     try calculator.push("3 4 +")
  ///     calculator.entry(1)?.value  // 7
  @discardableResult
  public mutating func push(_ text: String) throws(CalculatorError) -> PushReport {
    let words = Array(try LineSplitter.lines(of: text).joined())
    let variables = variables
    return try push(
      words: words, vocabulary: Vocabulary(isVariable: { variables[$0] != nil }))
  }

  /// Carries out the words of a line read with a vocabulary: all of them, or none.
  ///
  /// An error carries the word at fault and its place.
  ///
  ///     let words = try LineSplitter.lines(of: "M sin")[0]
  ///     try calculator.push(words: words, vocabulary: .program).isChange  // true
  @discardableResult
  public mutating func push(
    words: some Collection<Word>, vocabulary: Vocabulary
  ) throws(CalculatorError) -> PushReport {
    let words = Array(words)
    let parser = try Parser(words, vocabulary: vocabulary)
    return try perform(parser.steps, words, notes: parser.notes)
  }

  /// Carries out a program as if its words were typed.
  ///
  ///     try calculator.push(Program("M sq"))
  ///     calculator.entry(1)?.program.infix  // "sq(M)"
  @discardableResult
  public mutating func push(_ program: Program) throws(CalculatorError) -> PushReport {
    let steps = program.tokens.enumerated().map { index, token in
      Step(action: .token(token), word: Int32(truncatingIfNeeded: index))
    }
    return try perform(steps, [], notes: [])
  }

  /// Gives a variable a value, as one line; returns how many entries have another value now.
  ///
  /// A value that is not finite changes nothing.
  ///
  ///     try calculator.push("M sq")
  ///     calculator.set(.graph, to: 3)  // 1
  ///     calculator.entry(1)?.value     // 9
  @discardableResult
  public mutating func set(_ variable: Variable, to value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return change { $0.set(variable, to: value == 0 ? 0 : value) }
  }

  /// Takes the values of variables away, as one line; returns how many entries have another value
  /// now, or none.
  ///
  ///     try calculator.push("3 ->M M sq")
  ///     calculator.unset([.graph])  // 1
  @discardableResult
  public mutating func unset(_ variables: [Variable]) -> Int {
    change { stack in
      for variable in variables { stack.set(variable, to: nil) }
    }
  }

  private mutating func change(_ body: (inout ExpressionStack) -> Void) -> Int {
    stack.begin()
    body(&stack)
    let changed = stack.refresh(countingBelow: stack.entries.count)
    commit([])
    return changed
  }
}
