extension Program {
  /// Its variables in the order of their first use.
  ///
  ///     try Program("x M x * +").variables  // [x, M]
  public var variables: [Variable] {
    var seen: Set<Variable> = []
    var variables: [Variable] = []
    for case .variable(let variable) in tokens where seen.insert(variable).inserted {
      variables.append(variable)
    }
    return variables
  }

  /// Returns the variable a graph of the program is drawn over; nil if it has none, which makes the
  /// graph a horizontal line.
  ///
  /// It is M, whatever value M has; without M it is x, whatever value x has; else the only variable
  /// that has no value in `values`. Two such are an error that names both.
  ///
  ///     try Program("x M *").graphVariable(given: [:])  // M
  public func graphVariable(
    given values: [Variable: Double]
  ) throws(CalculatorError) -> Variable? {
    let variables = variables
    if variables.contains(.graph) { return .graph }
    if variables.contains(.abscissa) { return .abscissa }
    let unset = variables.filter { values[$0] == nil }
    if unset.count > 1 { throw CalculatorError(.twoVariables(unset[0], unset[1])) }
    return unset.first
  }

  /// Returns the program with a complete expression in place of a variable.
  ///
  /// An incomplete one is an error, and so is a result beyond `Limits.expressionWords`.
  ///
  ///     let doubled = try Program("M sin").substituting(.graph, by: Program("M 2 *"))
  ///     doubled.description  // "M 2 * sin"
  public func substituting(
    _ variable: Variable, by program: Program
  ) throws(CalculatorError) -> Program {
    guard program.isComplete else { throw CalculatorError(.notOneExpression) }
    var result: [Token] = []
    for token in tokens {
      if token == .variable(variable) { result += program.tokens } else { result.append(token) }
      guard result.count <= Limits.expressionWords else {
        throw CalculatorError(.expressionTooLong(limit: Limits.expressionWords))
      }
    }
    return Program(tokens: result)
  }
}
