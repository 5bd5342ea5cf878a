/// What went wrong, with the word at fault and its place in the line where they are known.
///
/// The words of the message stand in `CalculatorError+Message.swift`.
public struct CalculatorError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    // What an expression has in place of a value.
    case divisionByZero
    case squareRootOfNegative
    case logarithmOfZero
    case logarithmOfNegative
    case notANumber
    case infinite
    case notSet(Variable)
    case notEnoughOperands(operation: String, needs: Int, has: Int)
    // Words that cannot be read.
    case unknownWord(suggestion: String?)
    case unknownSymbol(Unicode.Scalar)
    case malformedNumber(NumberFault)
    case infixWord(rpn: String)
    case percentSign
    case quotedWord
    case unterminatedQuote
    case reservedWord
    case command
    case notInProgram
    case noFavorites
    /// A favorite that cannot be had, and why.
    case noFavorite(String)
    case numberExpected
    // Names and counts.
    case nameExpected
    case malformedName
    case nameTaken(by: NameOwner)
    case countExpected(from: Int, to: Int)
    case noLastOperand
    case nothingToReplace
    case notOneExpression
    case twoVariables(Variable, Variable)
    // Limits.
    case expressionTooLong(limit: Int)
    case stackTooDeep(limit: Int)
    case stackTooLarge(limit: Int)
    case tooMuchMoved(limit: Int)
  }

  /// What a word stands for that therefore cannot be a variable's name.
  public enum NameOwner: String, Hashable, Sendable {
    case operation = "an operation"
    case constant = "a constant"
    case stackWord = "a stack word"
    case command = "a command"
    case reserved = "a reserved word"
  }

  public var kind: Kind
  /// The word at fault as it was typed.
  public var word: String?
  /// Where the word stands in its line.
  public var place: Place?

  /// Makes an error of a kind, at a word where one is known.
  public init(_ kind: Kind, word: String? = nil, place: Place? = nil) {
    self.kind = kind
    self.word = word
    self.place = place
  }

  /// Makes an error of a kind at a word.
  init(_ kind: Kind, at word: Word) {
    self.init(kind, word: word.text, place: word.place)
  }

  /// Whether the only thing that lacks is the value of a variable.
  public var isUnset: Bool {
    if case .notSet = kind { true } else { false }
  }

  /// Returns the error with the word and place it lacks.
  func located(at word: Word?) -> CalculatorError {
    guard place == nil, let word else { return self }
    return CalculatorError(kind, word: word.text, place: word.place)
  }
}
