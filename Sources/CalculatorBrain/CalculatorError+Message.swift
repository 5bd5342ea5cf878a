extension CalculatorError: CustomStringConvertible {
  /// The sentence that tells the user, without the place.
  ///
  ///     CalculatorError(.notEnoughOperands(operation: "+", needs: 2, has: 1)).message
  ///     // "not enough operands: + needs 2, the stack has 1"
  public var message: String {
    let word = "\"\(VisibleText.echo(self.word ?? ""))\""
    switch kind {
    case .divisionByZero: return "division by zero"
    case .squareRootOfNegative: return "square root of a negative number"
    case .logarithmOfZero: return "logarithm of zero"
    case .logarithmOfNegative: return "logarithm of a negative number"
    case .notANumber: return "not a number"
    case .infinite: return "result is infinite"
    case .notSet(let variable): return "\(VisibleText.echo(variable.name)) is not set"
    case .notEnoughOperands(let operation, let needs, let has):
      return "not enough operands: \(operation) needs \(needs), the stack has \(has)"
    case .unknownWord(let suggestion):
      return "unknown word \(word)" + Suggestion.hint(suggestion)
    case .unknownSymbol(let scalar):
      return "unknown word \(word) with the symbol \(codePoint(scalar))"
    case .malformedNumber(let fault): return "\(word) is not a number: \(fault.reason)"
    case .unwritableNumber: return "\(word) is not a number that can be written"
    case .infixWord(let rpn): return "\(word) is infix; in RPN it is: \(VisibleText.echo(rpn))"
    case .percentSign: return "\(word) is not an operation; the remainder is mod, percent 100 / *"
    case .quotedWord: return "\(word) is quoted text, not RPN"
    case .unterminatedQuote: return "unterminated quote"
    case .reservedWord: return "\(word) is reserved for a later version"
    case .command: return "\(word) is a command, not RPN"
    case .notInProgram: return "\(word) cannot stand in a program"
    case .noFavorites: return "\(word): there are no favorites here"
    case .noFavorite(let reason): return reason
    case .numberExpected: return "\(word) is not a number, a constant or a variable"
    case .nameExpected: return "\(word) needs the name of a variable"
    case .malformedName:
      return "\(word) cannot name a variable: a name is a letter, then letters, digits and _"
    case .nameTaken(let owner): return "\(word) cannot name a variable: it is \(owner.rawValue)"
    case .countExpected(let least, let most):
      return "\(word) needs a whole number from \(least) to \(most) on top of the stack"
    case .noLastOperand: return "\(word): no operation has had an operand yet"
    case .nothingToReplace: return "\(word): the level below has no variable to replace"
    case .notOneExpression: return "a single complete expression is needed"
    case .twoVariables(let first, let second):
      return "which variable is the graph's: \(first) and \(second) are not set"
    case .expressionTooLong(let limit):
      return "expression too long: the limit is \(grouped(limit)) words"
    case .stackTooDeep(let limit): return "stack too deep: the limit is \(grouped(limit)) entries"
    case .tooMuchMoved(let limit):
      return "line moves too much: the limit is \(grouped(limit)) words"
    case .stackTooLarge(let limit): return "stack too large: the limit is \(grouped(limit)) words"
    }
  }

  public var description: String { message }

  private func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    for index in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: index) }
    return String(digits)
  }
}

extension NumberFault {
  /// What is wrong, after "is not a number: ".
  var reason: String {
    switch self {
    case .decimalComma: "the decimal mark is a point"
    case .exponentWithoutDigits: "the exponent has no digits"
    case .prefixWithoutDigits: "no digits follow the prefix"
    case .misplacedUnderscore: "_ stands between digits only"
    case .plusSign: "write it without the +, or the + as a word of its own"
    case .outOfRange: "out of range, the limit is 1.7976931348623157e308"
    case .unexpected(let rest, let after):
      "unexpected \"\(VisibleText.echo(rest))\" after \(VisibleText.echo(after))"
    }
  }
}
