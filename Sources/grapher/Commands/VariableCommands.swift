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

  static let textRows = [
    Command(
      name: "infix", area: .text, arguments: "[PROGRAM]",
      summary: "Shows the stack, or the given words, as formulas.", example: "infix 3 5 + sqrt",
      completion: .words,
      run: { session, arguments in
        let program = try session.program(from: arguments.rest())
        session.emit(.line(StyledText(program.infix(session.infixStyle))))
      }),
    Command(
      name: "program", area: .text, summary: "Shows the stack as RPN words.",
      example: "3 M * program",
      run: { session, _ in
        session.emit(.line(StyledText(session.calculator.program.description)))
      }),
  ]

  static let settingRows = [
    Command(
      name: "set", area: .settings, arguments: "[KEY [VALUE]]",
      summary: "Shows or changes the settings.", example: "set digits 6", completion: .settings,
      run: { session, arguments in try session.set(&arguments) })
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

  /// Returns the program of words, even an incomplete one; without words, that of the stack.
  fileprivate func program(from words: [Word]) throws -> Program {
    if words.isEmpty { return calculator.program }
    // From the shell, the words of a program may come as one argument.
    let texts = words.map(\.text).joined(separator: " ")
    let start = words[0].place.start
    let placed = try LineSplitter.lines(of: texts).joined().map { $0.moved(by: start) }
    return try Program(words: placed, vocabulary: vocabulary)
  }

  fileprivate func set(_ arguments: inout Arguments) throws {
    guard let key = arguments.next() else {
      for setting in SettingTable.rows {
        listRow(name: setting.key, columns: [setting.get(settings), setting.summary])
      }
      return
    }
    guard let setting = SettingTable.setting(key.text.lowercased()) else {
      var probe = keptSettings
      return try Failure.located(at: key.place) { try probe.set(key.text, to: "") }
    }
    guard let value = arguments.next() else {
      return emit(.line(StyledText(setting.get(settings))))
    }
    try Failure.located(at: value.place) { try keptSettings.set(setting.key, to: value.text.lowercased()) }
    settingsOfThisRun[setting.key] = nil
  }
}
