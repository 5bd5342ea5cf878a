/// The meaning of tokens as a number.
enum Evaluation {
  /// Returns the value of the last expression of the tokens.
  ///
  /// NaN where it is undefined, a variable is
  /// not set or an operand is missing. Infinity is returned as it is.
  static func value(of tokens: ArraySlice<Token>, _ variables: [Variable: Double]) -> Double {
    var stack: [Double] = []
    for token in tokens {
      switch token {
      case .number(let value): stack.append(value)
      case .variable(let variable): stack.append(variables[variable] ?? .nan)
      case .operation(let operation): apply(operation, to: &stack)
      }
    }
    return stack.last ?? .nan
  }

  private static func apply(_ operation: Operation, to stack: inout [Double]) {
    let count = stack.count
    let arity = operation.arity
    guard count >= arity else {
      // It takes the operands that are there.
      stack = [.nan]
      return
    }
    switch arity {
    case 0: stack.append(operation.value(0, 0, 0))
    case 1: stack[count - 1] = operation.value(stack[count - 1], 0, 0)
    case 2:
      stack[count - 2] = operation.value(stack[count - 2], stack[count - 1], 0)
      stack.removeLast()
    default:
      stack[count - 3] = operation.value(stack[count - 3], stack[count - 2], stack[count - 1])
      stack.removeLast(2)
    }
  }
}
