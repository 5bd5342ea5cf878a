/// Reads the words of a line: what each of them asks of the stack.
///
/// `undo` and `redo` act on the words before them here, on the text as it were, so that a line
/// needs no journal for each word.
struct Parser {
  private let vocabulary: Vocabulary
  private let words: [Word]
  private(set) var steps: [Step] = []
  /// The notes on the words, with the number of the word.
  private var notesOfWords: [(word: Int, note: Note)] = []
  /// Where the steps of each word begin that was not taken back.
  private var starts: [Int] = []
  /// The steps of the words taken back, the last one first to return.
  private var takenBack: [ArraySlice<Step>] = []
  /// How often each variable is stored on this line: a name is a variable from there on.
  private var stores: [Variable: Int] = [:]
  private var position = 0

  init(_ words: [Word], vocabulary: Vocabulary) throws(CalculatorError) {
    self.words = words
    self.vocabulary = vocabulary
    steps.reserveCapacity(words.count)
    starts.reserveCapacity(words.count)
    while position < words.count {
      do throws(CalculatorError) {
        try readWord()
      } catch {
        throw error.located(at: words[min(position, words.count - 1)])
      }
      position += 1
    }
  }

  /// The notes on the words that were not taken back.
  var notes: [Note] { notesOfWords.map(\.note) }

  private mutating func readWord() throws(CalculatorError) {
    let word = words[position]
    guard !word.isQuoted else { throw CalculatorError(.quotedWord) }
    guard !readUndo(word.text) else { return }
    let start = steps.count
    if let value = GluedNumber.plain(word.text) {
      add(.token(.number(value)))
    } else if let meaning = WordMeaning.of(word.text) {
      try read(meaning)
    } else if word.text.utf8.count == 1, let variable = Variable(word.text) {
      add(.token(.variable(variable)))
    } else {
      try readOther(word.text)
    }
    starts.append(start)
    if !takenBack.isEmpty { takenBack = [] }
  }

  /// Adds what the current word asks for, or an earlier one that takes a name.
  private mutating func add(_ action: Step.Action, word: Int? = nil) {
    if case .store(_, let variable) = action { stores[variable, default: 0] += 1 }
    steps.append(Step(action: action, word: Int32(truncatingIfNeeded: word ?? position)))
  }

  private mutating func read(_ meaning: WordMeaning) throws(CalculatorError) {
    switch meaning {
    case .operation(let operation): add(.token(.operation(operation)))
    case .reserved: throw CalculatorError(.reservedWord)
    case .unwritable: throw CalculatorError(.unwritableNumber)
    case .stackWord(let stackWord):
      guard stackWord.row.takesName else { return add(.stackWord(stackWord)) }
      guard position + 1 < words.count else { throw CalculatorError(.nameExpected) }
      let word = position
      position += 1
      let name = words[position].text
      if stackWord == .recall {
        guard let variable = Variable(name) else { throw CalculatorError(.malformedName) }
        add(.recall(variable), word: word)
      } else {
        add(.store(stackWord, try freeName(name)), word: word)
      }
    }
  }

  /// Reads a word that is not in the dictionary as it is spelled.
  private mutating func readOther(_ text: String) throws(CalculatorError) {
    if let name = text.dropping(prefix: "->") ?? text.dropping(prefix: "→") {
      return add(.store(.store, try freeName(name)))
    }
    if let name = text.dropping(prefix: "@") {
      let tokens = try vocabulary.favorite(String(name)).tokens
      guard steps.count + tokens.count <= Limits.stackWords else {
        throw CalculatorError(.stackTooLarge(limit: Limits.stackWords))
      }
      return add(tokens)
    }
    if let tokens = try operand(text) { return add(tokens) }
    if let meaning = WordMeaning.ofAnyCase(text) { return try read(meaning) }
    if try readGlued(text) { return }
    throw WordFault.error(for: text, vocabulary: vocabulary, variables: Array(stores.keys))
  }

  private mutating func add(_ tokens: [Token]) {
    for token in tokens { add(.token(token)) }
  }

  /// Returns the tokens of a number, constant, glued product or variable; nil if it is none.
  private mutating func operand(_ text: String) throws(CalculatorError) -> [Token]? {
    var notes: [Note] = []
    // A number at fault is reported when nothing else fits the word.
    if let tokens = try? GluedNumber.tokens(of: text, notes: &notes) {
      notesOfWords += notes.map { (position, $0) }
      return tokens
    }
    guard let variable = Variable(text) else { return nil }
    // A single letter that came here from a glued word is no constant, and so a variable.
    if text.utf8.count == 1 { return [.variable(variable)] }
    guard WordMeaning.ofAnyCase(text) == nil, !vocabulary.isCommand(text),
      stores[variable] != nil || vocabulary.isVariable(variable)
    else { return nil }
    return [.variable(variable)]
  }

  /// Reads a word such as `4+` or `5!`: an operand with an operation glued to its end.
  private mutating func readGlued(_ text: String) throws(CalculatorError) -> Bool {
    guard let last = text.unicodeScalars.last else { return false }
    guard "+-*/^!×÷−".unicodeScalars.contains(last),
      case .operation(let operation) = WordMeaning.of(String(last)),
      let tokens = try operand(String(text.unicodeScalars.dropLast()))
    else { return false }
    add(tokens)
    add(.token(.operation(operation)))
    return true
  }

  /// Returns the variable of this name, which must be free for one.
  private func freeName(_ name: some StringProtocol) throws(CalculatorError) -> Variable {
    guard !name.isEmpty else { throw CalculatorError(.nameExpected) }
    let text = String(name)
    let meaning = WordMeaning.ofAnyCase(text)
    if let meaning { throw CalculatorError(.nameTaken(by: meaning.owner)) }
    guard let variable = Variable(text) else { throw CalculatorError(.malformedName) }
    if text.utf8.count > 1, vocabulary.isCommand(text) {
      throw CalculatorError(.nameTaken(by: .command))
    }
    return variable
  }

  /// Takes words back, or brings them again, if the word says so; tells whether it did.
  private mutating func readUndo(_ word: String) -> Bool {
    guard word.utf8.count == StackWord.undo.name.utf8.count,
      let stackWord = StackWord(rawValue: word.lowercased()),
      stackWord == .undo || stackWord == .redo
    else { return false }
    var count = 1
    if position + 1 < words.count,
      let number = GluedNumber.plain(words[position + 1].text), let whole = Int(exactly: number)
    {
      position += 1
      count = whole
    }
    for _ in 0..<min(count, stackWord == .undo ? starts.count : takenBack.count) {
      if stackWord == .undo { takeBack() } else { bringAgain() }
    }
    return true
  }

  private mutating func takeBack() {
    guard let start = starts.popLast() else { return }
    let taken = steps[start...]
    for step in taken {
      if case .store(_, let variable) = step.action {
        stores[variable] = stores[variable].flatMap { $0 > 1 ? $0 - 1 : nil }
      }
    }
    if let word = taken.first?.word { notesOfWords.removeAll { $0.word >= Int(word) } }
    takenBack.append(ArraySlice(Array(taken)))
    steps.removeLast(taken.count)
  }

  private mutating func bringAgain() {
    guard let steps = takenBack.popLast() else { return }
    starts.append(self.steps.count)
    for step in steps {
      if case .store(_, let variable) = step.action { stores[variable, default: 0] += 1 }
      self.steps.append(step)
    }
  }
}

extension String {
  /// What follows a prefix; nil if the text does not start with it.
  func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
