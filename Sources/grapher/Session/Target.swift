import CalculatorBrain
import Graphing

/// What commands act on: a favorite, what is drawn, or a level of the stack.
extension Session {
  /// Returns the position and the favorite that a word names: `3`, `@3`, `NAME`, `@NAME`.
  func favorite(_ word: Word) throws -> (index: Int, favorite: Favorite) {
    try favorite(word, numbers: calculator)
  }

  /// Returns the position and the favorite that a word names; `numbers` reads a word as a number.
  private func favorite(
    _ word: Word, numbers: Calculator
  ) throws -> (index: Int, favorite: Favorite) {
    let favorites = try effects.favorites.load()
    // No name starts with an @, quoted or not.
    let name = word.text.hasPrefix("@") ? String(word.text.dropFirst()) : word.text
    if let index = favorites.firstIndex(where: { $0.name == name }) {
      return (index, favorites[index])
    }
    if let number = try? numbers.number(Word(name, at: word.place, isQuoted: false)) {
      let index = try index(number, of: favorites.count, "favorite", at: word.place)
      return (index, favorites[index])
    }
    if name.contains("..") || name.contains("[") {
      throw RangeArgument.malformed(at: word.place)
    }
    let names = favorites.compactMap(\.name)
    let hint = Suggestion.hint(for: name, in: names)
    throw Failure("no favorite is called \"\(name)\"\(hint)", at: word.place)
  }

  /// Returns the index, from 0, of what a word counts from 1; the failure says how many there are.
  func index(_ word: Word, of count: Int, _ noun: String) throws -> Int {
    try index(calculator.number(word), of: count, noun, at: word.place)
  }

  private func index(
    _ number: Double, of count: Int, _ noun: String, at place: Place
  ) throws -> Int {
    if let index = Int(exactly: number), index >= 1, index <= count { return index - 1 }
    switch count {
    case 0: throw Failure("there are no \(noun)s", at: place)
    case 1: throw Failure("there is 1 \(noun)", at: place)
    default: throw Failure("there are \(count) \(noun)s", at: place)
    }
  }

  /// Returns a favorite as something that can be drawn; the failure says why it cannot run.
  func drawn(_ favorite: Favorite) throws -> DrawnProgram {
    var variables: [Variable: Double] = [:]
    for stored in favorite.variables {
      if let variable = Variable(stored.name) { variables[variable] = stored.value }
    }
    return DrawnProgram(
      program: try favorite.runnableProgram(), variables: variables, name: favorite.name)
  }

  /// Returns what a command without a target means: the top if RPN stands before it on the line,
  /// else the topmost level with a variable, else the top.
  func impliedTarget(followRPN: Bool, verb: String) throws -> DrawnProgram {
    guard let top = calculator.entry(1) else { throw Failure("nothing to \(verb)") }
    if followRPN || top.hasVariables { return DrawnProgram(program: top.program) }
    for level in 1...calculator.depth {
      if let entry = calculator.entry(level), entry.hasVariables {
        return DrawnProgram(program: entry.program)
      }
    }
    return DrawnProgram(program: top.program)
  }

  /// Returns what a command that reads means: the favorite named last, else what is drawn, else as
  /// `plot`; RPN before the command comes first.
  func readingTargets(_ arguments: inout Arguments) throws -> [DrawnProgram] {
    if let word = arguments.next() {
      try arguments.finish()
      return [try drawn(favorite(word).favorite)]
    }
    if !arguments.followRPN, !graph.visible.isEmpty { return graph.visible }
    return [try impliedTarget(followRPN: arguments.followRPN, verb: "read")]
  }

  /// Returns a drawn program with a copy of the variables; the failure names one that is not set.
  func bound(_ drawn: DrawnProgram) throws -> BoundProgram {
    let given = calculator.variables.merging(drawn.variables) { _, own in own }
    let variable = try drawn.program.graphVariable(given: given)
    for needed in drawn.program.variables where needed != variable && given[needed] == nil {
      throw Failure("\(needed.name) is not set; store a value, as in 2 ->\(needed.name)")
    }
    return BoundProgram(program: drawn.program, variable: variable, values: given)
  }

  /// Returns the curve of a program; its closures capture the program compiled.
  func curve(_ bound: BoundProgram) -> Curve {
    let function = bound.function
    let blocks = function.blocks
    var curve = Curve(
      title: "y = " + bound.program.infix(infixStyle, limit: 200),
      yForX: { x in
        let y = function(x)
        return y.isNaN ? nil : y
      },
      enclosure: { function.enclosure(over: $0) }, samples: { blocks.values(at: $0, into: &$1) })
    // A few microseconds' worth of the fastest operations, some milliseconds of the slowest.
    curve.samplesAtOnce = max(4, 65_536 / max(1, function.operationCount))
    return curve
  }

  /// What the RPN words of a line may refer to besides operations.
  ///
  /// It captures the variables alone: a copy of the calculator would make the next push copy the
  /// whole stack.
  var vocabulary: Vocabulary {
    Vocabulary(
      isVariable: { [variables = calculator.variables] in variables[$0] != nil },
      favorite: { [self] name throws(CalculatorError) in try favoriteProgram(name) },
      otherWords: CommandTable.names)
  }

  /// Returns the program of a favorite for `@1` or `@NAME`.
  private func favoriteProgram(_ name: String) throws(CalculatorError) -> Program {
    do {
      let word = Word(name, at: Place(start: 0, end: 0))
      // The session's own calculator is at work: it is what asks.
      return try drawn(favorite(word, numbers: Calculator()).favorite).program
    } catch {
      throw CalculatorError(.noFavorite(Failure(error).message))
    }
  }

  var infixStyle: InfixStyle { isASCII ? .ascii : .unicode }

  private var isASCII: Bool {
    switch settings.ascii {
    case .on: true
    case .off: false
    case .automatic: !effects.terminal.usesUnicode
    }
  }
}
