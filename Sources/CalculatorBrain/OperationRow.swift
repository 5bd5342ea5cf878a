/// All that is said of an operation; parser, infix text, help and completion read it from here.
public struct OperationRow: Sendable {
  /// How tightly an operation binds in infix text, loosest first.
  public enum Precedence: Int, Comparable, Sendable {
    case or, and, comparison, sum, product, power, postfix, atom

    public static func < (left: Precedence, right: Precedence) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The side from which a chain of one operation is read.
  public enum Associativity: Sendable {
    case left, right, none
  }

  /// How an operation is written in infix text.
  public enum Notation: Sendable {
    /// A name without operands: `π`.
    case constant
    /// A name with this many operands in parentheses: `hypot(3, 4)`.
    case function(Int)
    /// A symbol between two operands: `3 + 4`.
    case infix(Precedence, Associativity)
    /// A symbol after its operand: `5!`.
    case postfix
  }

  /// The group an operation is listed under.
  public enum Kind: String, CaseIterable, Sendable {
    case arithmetic, comparison, logic, powers, logarithms, rounding, trigonometry, degrees
    case hyperbolic, special
    case wholeNumbers = "whole numbers"
    case choice, constants
  }

  /// A line to type and the value it leaves, in the text of `NumberText.shortest`.
  public struct Example: Hashable, Sendable {
    public let words: String
    public let result: String

    /// Makes an example of a line and its result.
    public init(_ words: String, _ result: String) {
      self.words = words
      self.result = result
    }
  }

  public let operation: Operation
  /// The ASCII name: what a program prints.
  public let name: String
  public let notation: Notation
  public let kind: Kind
  /// The name in Unicode infix text.
  public let symbol: String
  /// The name in ASCII infix text.
  public let asciiSymbol: String
  /// The Unicode spellings that may be typed for the name.
  public let spellings: [String]
  /// Other ASCII names that may be typed for it.
  public let aliases: [String]
  /// The operands it is defined for, x being the first and y the second; empty: all.
  public let domain: String
  public let summary: String
  public let example: Example
  /// The names of operations a reader may have meant, or may want next.
  public let related: [String]

  init(
    _ operation: Operation, _ name: String, _ notation: Notation, _ kind: Kind,
    symbol: String? = nil, asciiSymbol: String? = nil, spellings: [String] = [],
    aliases: [String] = [], domain: String = "", _ summary: String, _ example: Example,
    related: [String] = []
  ) {
    self.operation = operation
    self.name = name
    self.notation = notation
    self.kind = kind
    self.asciiSymbol = asciiSymbol ?? name
    self.symbol = symbol ?? asciiSymbol ?? name
    self.spellings = spellings
    self.aliases = aliases
    self.domain = domain
    self.summary = summary
    self.example = example
    self.related = related
  }

  /// The number of operands, 0 to 3.
  public var arity: Int {
    switch notation {
    case .constant: 0
    case .function(let arity): arity
    case .infix: 2
    case .postfix: 1
    }
  }

  /// How tightly it binds in infix text.
  public var precedence: Precedence {
    switch notation {
    case .constant, .function: .atom
    case .infix(let precedence, _): precedence
    case .postfix: .postfix
    }
  }

  /// The side from which a chain of it is read.
  public var associativity: Associativity {
    if case .infix(_, let associativity) = notation { associativity } else { .none }
  }

  /// Every text that may be typed for the operation, its name first.
  public var typed: [String] { [name] + spellings + aliases }
}
