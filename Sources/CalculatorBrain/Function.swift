/// A program compiled to a function of one variable.
///
/// A copy of all it needs: what happens to the calculator afterwards does not change it.
public struct Function: Sendable {
  /// What is done next: push a constant, push the argument, or apply an operation.
  struct Instruction {
    enum Code: UInt8 {
      case constant, argument, unary, binary, ternary
    }

    var code: Code
    var operation: Operation
    var constant: Double
  }

  private(set) var instructions: [Instruction] = []
  /// The levels of the stack that a run needs.
  private(set) var depth = 0

  /// Compiles a complete expression; an incomplete one is undefined everywhere.
  ///
  /// Operations on constants are carried out now, with the very function that would do it later.
  init(_ tokens: [Token], of variable: Variable?, given values: [Variable: Double]) {
    for token in tokens {
      switch token {
      case .number(let value): append(constant: value)
      case .variable(let name):
        if name == variable {
          instructions.append(Instruction(code: .argument, operation: .pi, constant: 0))
        } else {
          append(constant: values[name] ?? .nan)
        }
      case .operation(let operation): append(operation)
      }
    }
    guard !tokens.isEmpty, measureDepth() else {
      instructions = []
      append(constant: .nan)
      depth = 1
      return
    }
  }

  /// Returns the value at `x`; NaN where the function is undefined or infinite.
  public func callAsFunction(_ x: Double) -> Double {
    if depth <= 16 {
      var stack = InlineArray<18, Double>(repeating: 0)
      var span = stack.mutableSpan
      return run(x, &span)
    }
    var stack = [Double](repeating: 0, count: depth + 2)
    var span = stack.mutableSpan
    return run(x, &span)
  }

  private func run(_ x: Double, _ stack: inout MutableSpan<Double>) -> Double {
    var top = -1
    for instruction in instructions {
      switch instruction.code {
      case .constant:
        top += 1
        stack[top] = instruction.constant
        continue
      case .argument:
        top += 1
        stack[top] = x
        continue
      case .unary: break
      case .binary: top -= 1
      case .ternary: top -= 2
      }
      // What lies above the operands of a smaller operation is ignored.
      let (y, z) = (stack[top + 1], stack[top + 2])
      stack[top] = instruction.operation.value(stack[top], y, z)
    }
    return stack[top].isFinite ? stack[top] : .nan
  }

  private mutating func append(constant: Double) {
    instructions.append(Instruction(code: .constant, operation: .pi, constant: constant))
  }

  private mutating func append(_ operation: Operation) {
    let arity = operation.arity
    if let constants = constants(arity) {
      instructions.removeLast(arity)
      append(constant: operation.value(constants[0], constants[1], constants[2]))
      return
    }
    let code: Instruction.Code = arity == 1 ? .unary : arity == 2 ? .binary : .ternary
    instructions.append(Instruction(code: code, operation: operation, constant: 0))
  }

  /// The last constants, padded to three; nil if the last instructions are not that many constants.
  private func constants(_ count: Int) -> InlineArray<3, Double>? {
    var constants = InlineArray<3, Double>(repeating: 0)
    let first = instructions.count - count
    guard first >= 0 else { return nil }
    for index in 0..<count {
      guard instructions[first + index].code == .constant else { return nil }
      constants[index] = instructions[first + index].constant
    }
    return constants
  }

  /// Finds the depth of the stack; false if an operand is missing or more than one value is left.
  private mutating func measureDepth() -> Bool {
    var count = 0
    for instruction in instructions {
      let operands =
        switch instruction.code {
        case .constant, .argument: 0
        case .unary: 1
        case .binary: 2
        case .ternary: 3
        }
      guard count >= operands else { return false }
      count += 1 - operands
      depth = max(depth, count)
    }
    return count == 1
  }
}

extension Program {
  /// Returns the last expression as a function of a variable, the others having the given values.
  ///
  /// With nil for the variable it is a constant; NaN where a variable has no value.
  ///
  ///     let f = try Program("M sq").function(of: .graph, given: [:])
  ///     f(3)  // 9
  public func function(of variable: Variable?, given values: [Variable: Double]) -> Function {
    Function(lastExpression, of: variable, given: values)
  }
}
