/// A program: the words of RPN, as a value.
///
/// It may be incomplete (`3 +`) and may hold several expressions, one after the other. All it is
/// used for is a meaning given to its tokens: a number, infix text, a function.
public struct Program: Hashable, Sendable {
  /// Its words, in the order in which they are typed.
  public let tokens: [Token]

  init(tokens: [Token]) {
    self.tokens = tokens
  }

  /// Makes the program that pushes finite numbers, the last on top.
  ///
  ///     Program(numbers: [1, 2.5]).description  // "1 2.5"
  public init(numbers: [Double]) {
    self.init(tokens: numbers.map { .number($0 == 0 ? 0 : $0) })
  }

  /// Makes the program of a text, in which every name that is not taken is a variable.
  ///
  /// Stack words such as `dup` are carried out, and `undo` takes back the words before it.
  ///
  ///     try Program("M dup *").description  // "M M *"
  public init(_ text: String) throws(CalculatorError) {
    let words = try LineSplitter.lines(of: text).joined()
    try self.init(words: Array(words), vocabulary: .program)
  }

  /// Makes the program of words read with a vocabulary.
  ///
  ///     let words = try LineSplitter.lines(of: "M sin")[0]
  ///     try Program(words: words, vocabulary: Vocabulary()).description  // "M sin"
  public init(
    words: some Collection<Word>, vocabulary: Vocabulary
  ) throws(CalculatorError) {
    let words = Array(words)
    let steps = try Parser(words, vocabulary: vocabulary).steps
    var tokens: [Token] = []
    tokens.reserveCapacity(steps.count)
    for step in steps {
      guard case .token(let token) = step.action else {
        self.init(tokens: try Program.carryOut(steps, words))
        return
      }
      tokens.append(token)
    }
    self.init(tokens: tokens)
  }

  /// Returns the tokens that steps with stack words leave on an empty stack.
  private static func carryOut(
    _ steps: [Step], _ words: [Word]
  ) throws(CalculatorError) -> [Token] {
    var stack = ExpressionStack(collapsesConstants: false)
    var notes: [Note] = []
    for step in steps {
      do throws(CalculatorError) {
        switch step.action {
        case .store, .recall: throw CalculatorError(.notInProgram)
        default: try stack.perform(step, notes: &notes)
        }
      } catch {
        throw error.located(at: words[Int(step.word)])
      }
    }
    return stack.tokens
  }

  /// Whether it is exactly one expression that lacks nothing.
  ///
  ///     try Program("3 4 +").isComplete  // true
  ///     try Program("3 +").isComplete    // false
  public var isComplete: Bool {
    let shape = Shape(tokens)
    return shape.isComplete && shape.roots.count == 1
  }

  /// The last of its expressions, the one that has the value.
  var lastExpression: [Token] {
    let shape = Shape(tokens)
    guard shape.roots.count > 1, let root = shape.roots.last else { return tokens }
    return Array(tokens[shape.range(of: root)])
  }
}

extension Program: CustomStringConvertible {
  /// The program as RPN words; reading them gives the program again.
  public var description: String {
    tokens.map(\.text).joined(separator: " ")
  }
}

extension Program: Codable {
  /// Reads the program from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(CalculatorError) {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.message)
    }
  }

  /// Writes the program as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
