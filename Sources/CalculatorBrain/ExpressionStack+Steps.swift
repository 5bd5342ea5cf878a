extension ExpressionStack {
  /// Carries out what a word asks for.
  mutating func perform(_ step: Step, notes: inout [Note]) throws(CalculatorError) {
    switch step.action {
    case .token(let token): try append(token, from: step.word)
    case .stackWord(let stackWord): try perform(stackWord, from: step.word, notes: &notes)
    case .store(let stackWord, let variable):
      try store(variable, stackWord, notes: &notes)
    case .recall(let variable):
      guard let value = variables[variable] else { throw CalculatorError(.notSet(variable)) }
      try append(.finite(value), from: step.word)
    }
  }

  private mutating func perform(
    _ word: StackWord, from origin: Int32, notes: inout [Note]
  ) throws(CalculatorError) {
    try checkNeeds(of: word)
    let count = entries.count
    switch word {
    case .swap: try arrange(from: count - 2, [count - 1, count - 2])
    case .dup: try arrange(from: count, [count - 1])
    case .drop: drop(1)
    case .over: try arrange(from: count, [count - 2])
    case .rot: try arrange(from: count - 3, [count - 2, count - 1, count - 3])
    case .unrot: try arrange(from: count - 3, [count - 1, count - 3, count - 2])
    case .nip: try arrange(from: count - 2, [count - 1])
    case .tuck: try arrange(from: count - 2, [count - 1, count - 2, count - 1])
    case .dup2: try arrange(from: count, [count - 2, count - 1])
    case .drop2: drop(2)
    case .pick:
      let level = try takeCount(from: 1)
      try arrange(from: entries.count, [entries.count - level])
    case .roll:
      let base = entries.count - (try takeCount(from: 0)) - 1
      if base < entries.count { try arrange(from: base, Array(base + 1..<entries.count) + [base]) }
    case .rolld:
      let base = entries.count - (try takeCount(from: 0)) - 1
      if base < entries.count {
        try arrange(from: base, [entries.count - 1] + Array(base..<entries.count - 1))
      }
    case .dropn: drop(try takeCount(from: 0))
    case .depth: try append(.number(Double(count)), from: origin)
    case .clear:
      if count > 0 { notes.append(.cleared(count)) }
      drop(count)
    case .lastx:
      guard let tokens = lastOperandTokens else { throw CalculatorError(.noLastOperand) }
      try append(tokens, from: origin)
    case .num:
      let value = try topValue()
      drop(1)
      try append(.finite(value), from: origin)
    case .at: try substitute(from: origin)
    // The parser makes other steps of these.
    case .store, .storeAdding, .storeSubtracting, .storeMultiplying, .storeDividing, .recall,
      .undo, .redo:
      break
    }
  }

  /// Takes the count from the top: a whole number from `least` to the number of entries below it.
  private mutating func takeCount(from least: Int) throws(CalculatorError) -> Int {
    let most = entries.count - 1
    guard let count = Int(exactly: value(of: most)), count >= least, count <= most else {
      throw CalculatorError(.countExpected(from: least, to: most))
    }
    drop(1)
    return count
  }

  /// Returns the value of the top, which must be there; throws its error if it has none.
  private mutating func topValue() throws(CalculatorError) -> Double {
    let top = entries.count - 1
    let value = value(of: top)
    guard value.isFinite else {
      throw Diagnosis.error(in: Array(tokens[range(of: top)]), variables)
    }
    return value
  }

  private mutating func append(_ tokens: [Token], from origin: Int32) throws(CalculatorError) {
    try countMoved(tokens.count)
    for token in tokens { try append(token, from: origin) }
  }

  /// Takes the top and stores it, or what the word makes of it and of the old value.
  private mutating func store(
    _ variable: Variable, _ word: StackWord, notes: inout [Note]
  ) throws(CalculatorError) {
    try checkNeeds(of: word)
    let top = try topValue()
    let old = variables[variable]
    var value = top
    if let operation = word.row.combination {
      guard let old else { throw CalculatorError(.notSet(variable)) }
      value = operation.value(old, top, 0)
      guard value.isFinite else {
        throw CalculatorError(value.isNaN ? operation.fault(old, top) : .infinite)
      }
    }
    drop(1)
    set(variable, to: value == 0 ? 0 : value)
    notes.append(.stored(variable, value, replaced: old, changed: 0))
  }

  private func checkNeeds(of word: StackWord) throws(CalculatorError) {
    let needs = word.row.needs
    guard entries.count >= needs else {
      throw CalculatorError(
        .notEnoughOperands(operation: word.name, needs: needs, has: entries.count))
    }
  }

  /// Puts the top in place of the graph's variable of the entry below.
  private mutating func substitute(from origin: Int32) throws(CalculatorError) {
    let below = Program(tokens: Array(tokens[range(of: entries.count - 2)]))
    let top = Program(tokens: Array(tokens[range(of: entries.count - 1)]))
    guard let variable = try below.graphVariable(given: variables) else {
      throw CalculatorError(.nothingToReplace)
    }
    let result = try below.substituting(variable, by: top)
    drop(2)
    try append(result.tokens, from: origin)
  }
}
