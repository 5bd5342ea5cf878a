import CalculatorBrain

/// The words after a command, taken one by one.
struct Arguments {
  let command: Command
  /// The place of the command's own word.
  let commandPlace: Place
  private var words: ArraySlice<Word>
  /// Whether RPN words stand before the command on its line.
  let followRPN: Bool

  init(command: Command, word: Word, words: ArraySlice<Word>, followRPN: Bool) {
    self.command = command
    self.commandPlace = word.place
    self.words = words
    self.followRPN = followRPN
  }

  var isEmpty: Bool { words.isEmpty }
  var first: Word? { words.first }

  /// Takes the next word, if there is one.
  mutating func next() -> Word? { words.popFirst() }

  /// Takes all words that are left.
  mutating func rest() -> [Word] {
    defer { words = [] }
    return Array(words)
  }

  /// Takes the next word; without one, the failure shows how the command is used.
  mutating func required() throws -> Word {
    guard let word = words.popFirst() else { throw usageFailure(at: commandPlace) }
    return word
  }

  /// Throws unless all words were taken.
  func finish() throws {
    if let word = words.first {
      throw Failure(
        "\(command.name) does not take \"\(word.text)\" here; usage: \(command.usage)",
        at: word.place)
    }
  }

  /// The failure that shows how the command is used.
  func usageFailure(at place: Place) -> Failure {
    Failure("usage: \(command.usage)", at: place)
  }
}
