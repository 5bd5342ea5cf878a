/// What one word asks of the stack; a glued word or a favorite asks for several steps.
struct Step: Sendable {
  enum Action: Sendable {
    case token(Token)
    case stackWord(StackWord)
    /// Stores the top as it is, or combined with what is stored, as the word says.
    case store(StackWord, Variable)
    case recall(Variable)
  }

  var action: Action
  /// The number of the word in its line.
  var word: Int32
}
