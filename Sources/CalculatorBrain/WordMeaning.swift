/// What a word of the language means by itself, whatever stands around it.
enum WordMeaning: Sendable {
  case operation(Operation)
  case stackWord(StackWord)
  case reserved
  /// The name of what is not a number, such as `nan`.
  case unwritable

  /// Returns the meaning of a word in exactly this spelling.
  static func of(_ word: String) -> WordMeaning? { exact[word] }

  /// Returns the meaning of a word, in any case if it has several letters and no exact one.
  static func ofAnyCase(_ word: String) -> WordMeaning? {
    if let meaning = exact[word] { return meaning }
    guard word.utf8.count > 1 else { return nil }
    return exact[word.lowercased()]
  }

  /// What the word is, when a variable was to have its name.
  var owner: CalculatorError.NameOwner {
    switch self {
    case .operation(let operation): operation.arity == 0 ? .constant : .operation
    case .stackWord: .stackWord
    case .reserved, .unwritable: .reserved
    }
  }

  /// The names that a misspelled word may have meant.
  static let names: [String] =
    Operation.table.flatMap(\.typed) + StackWord.allCases.flatMap { [$0.name] + $0.row.aliases }

  private static let exact: [String: WordMeaning] = {
    var meanings: [String: WordMeaning] = [:]
    for row in Operation.table {
      for word in row.typed { meanings[word] = .operation(row.operation) }
    }
    for stackWord in StackWord.allCases {
      for word in [stackWord.name] + stackWord.row.aliases {
        meanings[word] = .stackWord(stackWord)
      }
    }
    for word in ReservedWord.later { meanings[word] = .reserved }
    for word in ReservedWord.unwritable { meanings[word] = .unwritable }
    return meanings
  }()
}
