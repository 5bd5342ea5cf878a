import CalculatorBrain
import Graphing

/// The coordinator: it owns the state, hands it to screens, and decides what an output leads to.
final class Session {
  /// What differs between the prompt and a batch.
  enum Mode: Sendable { case prompt, batch }

  var mode: Mode
  let effects: Effects
  /// Receives everything that a line leads to.
  var emit: (Reply) -> Void = { _ in }
  /// Whether what is emitted still gets somewhere; it does not when a reader went away.
  var isHeard: () -> Bool = { true }

  /// It changes by `push`, `unset` and `start` alone, which keep what undo needs.
  private(set) var calculator = Calculator()
  var graph = GraphState()
  /// The settings that `set` changes and that are kept until next time.
  var keptSettings = Settings()
  /// Settings that options gave for this run, until `set` changes them.
  var settingsOfThisRun: [String: String] = [:]
  var recents = Recents()
  /// The numbers that the last reading found; `take` pushes them.
  var reading: [Double] = []
  /// Whether pictures wait for the end, to be written to a file.
  var picturesWait = false
  /// Whether each plot tells how long it took.
  var tellsTiming = false
  /// Whether the session was asked to end.
  var isOver = false
  /// Whether the last line ended in a command.
  private(set) var endedInCommand = false
  /// Whether the last line was RPN alone and succeeded.
  private(set) var lastWasRPN = false

  /// The samplings of the last picture.
  var samplings: [SampledCurve] = []

  private var history = UndoHistory()
  /// The lines that the calculator added to its own history for the line that runs.
  private var calculatorLines = 0
  /// The edits of favorites by the line that runs.
  private var edits: [FavoriteEdit] = []

  init(mode: Mode, effects: Effects) {
    self.mode = mode
    self.effects = effects
  }

  /// The settings in force.
  var settings: Settings {
    var settings = keptSettings
    // The options were checked when they were read.
    for (key, value) in settingsOfThisRun { try? settings.set(key, to: value) }
    return settings
  }

  private var surroundings: LineChange.Surroundings {
    get { LineChange.Surroundings(graph: graph, settings: keptSettings) }
    set { (graph, keptSettings) = (newValue.graph, newValue.settings) }
  }

  /// Takes a calculator as the start, before which there is nothing to take back.
  func start(with calculator: Calculator) {
    self.calculator = calculator
    history = UndoHistory()
  }

  /// Runs a line as it was typed or read; `;` separates lines on it.
  func handle(_ text: String) throws(Failure) {
    do {
      for line in try LineSplitter.lines(of: text) where !isOver { try run(line) }
    } catch {
      lastWasRPN = false
      throw Failure(error)
    }
  }

  /// Runs one line: it works as a whole or changes nothing.
  func run(_ line: [Word]) throws {
    guard let first = line.first else { return }
    // In company q is a variable.
    if line.count == 1, first.text == "q", !first.isQuoted { return isOver = true }
    if let word = StackWord(rawValue: first.text.lowercased()), word == .undo || word == .redo {
      return try takeBack(line, isRedo: word == .redo)
    }
    let before = surroundings
    edits = []
    calculatorLines = 0
    let commandIndex = line.firstIndex { CommandTable.command($0) != nil } ?? line.endIndex
    let rpn = line[..<commandIndex]
    do {
      if !rpn.isEmpty { try pushWords(rpn) }
      try runCommand(line[commandIndex...], followRPN: !rpn.isEmpty)
    } catch {
      for edit in edits.reversed() { try? effects.favorites.apply(edit.inverse) }
      for _ in 0..<calculatorLines { calculator.forgetLine() }
      surroundings = before
      throw error
    }
    history.add(
      LineChange(
        text: line.prefix(Self.shownCharacters).map(\.text).joined(separator: " "),
        calculatorLines: calculatorLines, edits: edits, before: before,
        after: surroundings))
    endedInCommand = commandIndex < line.endIndex
    lastWasRPN = !endedInCommand
    if lastWasRPN { showStack() }
  }

  /// Runs `undo [N]` or `redo [N]` at the start of a line; words after it are a line of their own.
  private func takeBack(_ line: [Word], isRedo: Bool) throws {
    let before = graph
    var words = line.dropFirst()
    var count = 1
    if let word = words.first, let number = try? Calculator().number(word) {
      guard let whole = Int(exactly: number), whole > 0 else {
        throw Failure("\(isRedo ? "redo" : "undo") takes a whole number from 1", at: word.place)
      }
      count = whole
      words = words.dropFirst()
    }
    (endedInCommand, lastWasRPN) = (false, false)
    for _ in 0..<count {
      guard try isRedo ? history.redo(apply) : history.undo(revert) else {
        emit(.note("nothing to \(isRedo ? "redo" : "undo")"))
        if words.isEmpty { return }
        break
      }
    }
    if graph != before { try drawAtPrompt() }
    if words.isEmpty { showStack() } else { try run(Array(words)) }
  }

  /// The most characters, and so the most words, of a line that are told.
  private static let shownCharacters = 60

  private func revert(_ change: LineChange) throws {
    emit(.note("took back: \(change.text.prefix(Self.shownCharacters))"))
    for edit in change.edits.reversed() {
      try effects.favorites.apply(edit.inverse)
      if case .delete(let favorite, _) = edit { try effects.deleted.removeLast(favorite) }
    }
    for _ in 0..<change.calculatorLines { calculator.undoLine() }
    surroundings = change.before
  }

  private func apply(_ change: LineChange) throws {
    emit(.note("did again: \(change.text.prefix(Self.shownCharacters))"))
    for edit in change.edits { try effects.favorites.apply(edit) }
    for _ in 0..<change.calculatorLines { calculator.redoLine() }
    surroundings = change.after
  }

  /// Changes the favorites file, so that `undo` takes it back with the line; returns the new list.
  @discardableResult
  func edit(_ make: ([Favorite]) throws -> FavoriteEdit) throws -> [Favorite] {
    let (applied, list) = try effects.favorites.apply(make)
    if let applied { edits.append(applied) }
    return list
  }

  /// Pushes RPN words and tells what is worth knowing.
  private func pushWords(_ words: ArraySlice<Word>) throws {
    let vocabulary = vocabulary
    let report = try calculator.push(words: words, vocabulary: vocabulary)
    for note in report.notes { emit(.note(note.message)) }
    if report.isChange { calculatorLines += 1 }
  }

  /// Pushes what a command found, so that `undo` takes it back with the line.
  func push(_ program: Program) throws {
    if try calculator.push(program).isChange { calculatorLines += 1 }
  }

  /// Changes the view, keeping the one before for `back`.
  func changeGraph(_ change: (inout Viewport) throws -> Void) throws {
    // A copy, so that the change may look at the session.
    var changed = graph
    try changed.changeView(change)
    graph = changed
  }

  /// Takes the values of variables away, so that `undo` brings them back.
  func unset(_ variables: [Variable]) {
    calculator.unset(variables)
    calculatorLines += 1
  }

  private func runCommand(_ words: ArraySlice<Word>, followRPN: Bool) throws {
    guard let word = words.first, let command = CommandTable.command(word) else { return }
    var arguments = Arguments(
      command: command, word: word, words: words.dropFirst(), followRPN: followRPN)
    if command.arguments.isEmpty { try arguments.finish() }
    try command.run(self, &arguments)
    try arguments.finish()
  }
}
