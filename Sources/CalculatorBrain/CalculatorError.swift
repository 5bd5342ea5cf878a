/// What went wrong, with the word at fault and its place in the line where they are known.
///
/// The words of the message stand in `CalculatorError+Message.swift`.
public struct CalculatorError: Error, Hashable, Sendable {
  /// The fact, with what its sentence needs besides the word.
  public enum Kind: Hashable, Sendable {
    // What an expression has in place of a value.

    /// A division by zero, or a pole that is one: `0 inv`, `90 tand`, `0 -1 ^`.
    case divisionByZero
    /// A square root of a number below 0.
    case squareRootOfNegative
    /// A logarithm, to whatever base, of 0.
    case logarithmOfZero
    /// A logarithm, to whatever base, of a number below 0.
    case logarithmOfNegative
    /// Any other operation outside its domain: `2 asin`, `-1 !`.
    case notANumber
    /// A result beyond the largest double.
    case infinite
    /// A variable without a value.
    case notSet(Variable)
    /// An operation or stack word that needs more entries than there are.
    case notEnoughOperands(operation: String, needs: Int, has: Int)

    // Words that cannot be read.

    /// A word with no meaning, and the word that was probably meant.
    case unknownWord(suggestion: String?)
    /// A word with no meaning, for a symbol in it that is not ASCII.
    case unknownSymbol(Unicode.Scalar)
    /// A word that starts like a number, and what is wrong with it.
    case malformedNumber(NumberFault)
    /// A word such as `nan` or `inf`, which names a value that no program may hold.
    case unwritableNumber
    /// A word such as `sin(M)`, and what it is in RPN.
    case infixWord(rpn: String)
    /// The word `%`.
    case percentSign
    /// A quoted word where RPN is wanted.
    case quotedWord
    /// A quote that no other closes.
    case unterminatedQuote
    /// A word kept free for a later version.
    case reservedWord
    /// A command where RPN is wanted.
    case command
    /// A word that works on variables, in the text of a program.
    case notInProgram
    /// A favorite where none are known.
    case noFavorites
    /// A favorite that cannot be had, and why.
    case noFavorite(String)
    /// A word that is no numeric argument.
    case numberExpected

    // Names and counts.

    /// A word such as `sto` or `->` with no name after it.
    case nameExpected
    /// A name that has not the form of a variable's.
    case malformedName
    /// A name that belongs to something else.
    case nameTaken(by: NameOwner)
    /// A count, for `pick` and its kin, that is not a whole number within these bounds.
    case countExpected(from: Int, to: Int)
    /// `lastx` before any operation had an operand.
    case noLastOperand
    /// `at` over an entry without a variable.
    case nothingToReplace
    /// A program that is not exactly one complete expression, where one is needed.
    case notOneExpression
    /// An expression that could be drawn over two variables.
    case twoVariables(Variable, Variable)

    // Limits.

    /// An expression with variables of more than `Limits.expressionWords`.
    case expressionTooLong(limit: Int)
    /// More than `Limits.stackEntries`.
    case stackTooDeep(limit: Int)
    /// More than `Limits.stackWords` on the whole stack.
    case stackTooLarge(limit: Int)
    /// A line that moves more than `Limits.movedWords`.
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

  /// What went wrong.
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
