/// What is wrong with a word that means nothing, and what was meant.
enum WordFault {
  /// Returns the error for a word that is neither number, operation, stack word nor variable.
  static func error(
    for word: String, vocabulary: Vocabulary, variables: [Variable] = []
  ) -> CalculatorError {
    CalculatorError(kind(of: word, vocabulary, variables), word: word)
  }

  private static func kind(
    of word: String, _ vocabulary: Vocabulary, _ variables: [Variable]
  ) -> CalculatorError.Kind {
    if word == "%" { return .percentSign }
    if vocabulary.isCommand(word) { return .command }
    if case .unwritable = WordMeaning.ofAnyCase(withoutSign(word)) { return .unwritableNumber }
    let fault = NumberFault(of: word)
    if fault == .plusSign { return .malformedNumber(.plusSign) }
    if let rpn = InfixHint.rpn(for: word) { return .infixWord(rpn: rpn) }
    if let fault { return .malformedNumber(fault) }
    if let symbol = word.unicodeScalars.first(where: { !$0.isASCII }) {
      return .unknownSymbol(symbol)
    }
    if word.lowercased() == "square" { return .unknownWord(suggestion: Operation.square.name) }
    let names = WordMeaning.names + variables.map(\.name) + vocabulary.otherWords
    return .unknownWord(suggestion: Suggestion.nearest(to: word, in: names))
  }

  private static func withoutSign(_ word: String) -> String {
    word.first.map { "+-−".contains($0) } == true ? String(word.dropFirst()) : word
  }
}
