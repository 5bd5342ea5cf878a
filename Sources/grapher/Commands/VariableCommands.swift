import CalculatorBrain

extension CommandTable {
  static let variableRows = [
    Command(
      name: "vars", area: .variables, summary: "Lists the variables and their values.",
      example: "2 ->a vars",
      run: { session, _ in
        for (variable, value) in session.calculator.variables.sorted(by: { $0.key < $1.key }) {
          let number = StyledText(session.numberText(value), .number)
          let separator = session.mode == .prompt ? " = " : "\t"
          session.emit(.line(StyledText(variable.name, .name) + StyledText(separator) + number))
        }
      }),
    Command(
      name: "unset", area: .variables, arguments: "NAME…|all",
      summary: "Forgets the values of variables.", example: "2 ->a unset a",
      completion: .variables,
      run: { session, arguments in try session.unset(&arguments) }),
  ]
}

extension Session {
  fileprivate func unset(_ arguments: inout Arguments) throws {
    var variables = [try variable(arguments.required())]
    if case nil = variables[0] { return unset(Array(calculator.variables.keys)) }
    for word in arguments.rest() { variables.append(try variable(word)) }
    unset(variables.compactMap(\.self))
  }

  /// Returns the variable of a word, or nil for `all`.
  private func variable(_ word: Word) throws -> Variable? {
    if word.text.lowercased() == "all" { return nil }
    guard let variable = Variable(word.text), calculator.variables[variable] != nil else {
      throw Failure("\(word.text) is not set", at: word.place)
    }
    return variable
  }
}
