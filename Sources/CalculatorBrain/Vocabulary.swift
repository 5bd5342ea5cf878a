/// What the parser asks of its surroundings: variables, favorites and the words of commands.
public struct Vocabulary {
  /// Whether a name of several letters is a variable; single letters always are.
  public var isVariable: (Variable) -> Bool
  /// The program of a favorite, for `@1` or `@NAME`, given what follows the `@`.
  public var favorite: (String) throws(CalculatorError) -> Program
  /// The names of commands: never variables, and offered as suggestions.
  public var otherWords: [String]

  /// Makes a vocabulary; without closures, of single letters only and no favorites.
  ///
  ///     let vocabulary = Vocabulary(isVariable: { $0.name == "speed" })
  ///     let words = try LineSplitter.lines(of: "speed 2 *")[0]
  ///     try Program(words: words, vocabulary: vocabulary).variables  // [speed]
  public init(
    isVariable: @escaping (Variable) -> Bool = { _ in false },
    favorite: @escaping (String) throws(CalculatorError) -> Program = {
      _ throws(CalculatorError) in throw CalculatorError(.noFavorites)
    },
    otherWords: [String] = []
  ) {
    self.isVariable = isVariable
    self.favorite = favorite
    self.otherWords = otherWords
  }

  /// The vocabulary of a stored program, in which every name is a variable.
  public static var program: Vocabulary { Vocabulary(isVariable: { _ in true }) }

  /// Whether a word is a command, in any case if it has several letters.
  func isCommand(_ word: String) -> Bool {
    otherWords.contains(word) || (word.utf8.count > 1 && otherWords.contains(word.lowercased()))
  }
}
