/// One step of a program.
public enum Token: Hashable, Sendable {
  /// A number; never negative zero, infinite or undefined.
  case number(Double)
  case variable(Variable)
  case operation(Operation)

  /// The word that is typed for it; reading it gives the token again.
  ///
  ///     Token.operation(.squareRoot).text  // "sqrt"
  public var text: String {
    switch self {
    case .number(let value): NumberText.shortest(value)
    case .variable(let variable): variable.name
    case .operation(let operation): operation.name
    }
  }

  /// The token of a finite number; zero loses its sign.
  static func finite(_ value: Double) -> Token {
    .number(value == 0 ? 0 : value)
  }
}
