/// A program compiled to a function of one variable.
///
/// A copy of all it needs: what happens to the calculator afterwards does not change it.
public struct Function: Sendable {
  let code: Code

  /// The number of operations that a value takes.
  ///
  ///     try Program("M sin M sin +").function(of: .graph, given: [:]).operationCount  // 2
  public var operationCount: Int { code.instructions.count }

  /// Compiles a complete expression; an incomplete one is undefined everywhere.
  init(_ tokens: [Token], of variable: Variable?, given values: [Variable: Double]) {
    code = Code(tokens, of: variable, given: values)
  }

  /// Returns the value at `x`; NaN where the function is undefined or infinite.
  public func callAsFunction(_ x: Double) -> Double {
    if code.registers <= 16 {
      var registers = InlineArray<16, Double>(repeating: 0)
      var span = registers.mutableSpan
      return run(x, &span)
    }
    var registers = [Double](repeating: 0, count: code.registers)
    var span = registers.mutableSpan
    return run(x, &span)
  }

  private func run(_ x: Double, _ registers: inout MutableSpan<Double>) -> Double {
    let constants = code.constants.span
    registers[0] = x
    for instruction in code.instructions {
      let first = instruction.x.value(registers, constants)
      let second = instruction.y.value(registers, constants)
      let third = instruction.z.value(registers, constants)
      registers[instruction.target.register] = instruction.operation.value(first, second, third)
    }
    let value = code.result.value(registers, constants)
    return value.isFinite ? value : .nan
  }
}

extension Operand {
  /// Returns the number that the operand stands for.
  @inline(__always)
  fileprivate func value(
    _ registers: borrowing MutableSpan<Double>, _ constants: Span<Double>
  ) -> Double {
    if let constant { constants[constant] } else { registers[register] }
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
