/// Finds out why an expression has no value, in a second pass that only errors pay for.
struct Diagnosis {
  private let tokens: [Token]
  private let shape: Shape
  private var values: [Double] = []

  /// Returns the error of the last expression of tokens, whose value is not finite, and the index
  /// of the token at fault, whose word the error names.
  ///
  /// From the root it follows the operand at fault, right operand first; of `if` the condition,
  /// then the branch it chooses.
  static func fault(
    in tokens: [Token], _ variables: [Variable: Double]
  ) -> (error: CalculatorError, index: Int) {
    let (kind, index) = Diagnosis(tokens, variables).cause()
    return (CalculatorError(kind, word: tokens[index].text), index)
  }

  /// Returns the error of the last expression of tokens, whose value is not finite.
  static func error(in tokens: [Token], _ variables: [Variable: Double]) -> CalculatorError {
    fault(in: tokens, variables).error
  }

  private init(_ tokens: [Token], _ variables: [Variable: Double]) {
    self.tokens = tokens
    shape = Shape(tokens)
    values.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      switch token {
      case .number(let value): values.append(value)
      case .variable(let variable): values.append(variables[variable] ?? .nan)
      case .operation(let operation):
        let operands = shape.operands(of: index).map { values[$0] }
        values.append(
          operands.count < operation.arity ? .nan : Diagnosis.value(operation, operands))
      }
    }
  }

  private func cause() -> (kind: CalculatorError.Kind, index: Int) {
    var node = tokens.count - 1
    let isInfinite = values[node].isInfinite
    while case .operation(let operation) = tokens[node] {
      let operands = shape.operands(of: node)
      let next = suspects(of: operation, operands).first {
        isInfinite ? values[$0].isInfinite : values[$0].isNaN
      }
      if let next {
        node = next
        continue
      }
      if isInfinite { return (.infinite, node) }
      guard operands.count == operation.arity else {
        let (needs, has) = (operation.arity, operands.count)
        return (
          .notEnoughOperands(operation: operation.name, needs: needs, has: has), node
        )
      }
      let (x, y, _) = Diagnosis.padded(operands.map { values[$0] })
      return (operation.fault(x, y), node)
    }
    if case .variable(let variable) = tokens[node] { return (.notSet(variable), node) }
    return (isInfinite ? .infinite : .notANumber, node)
  }

  /// The operands that decide the value, in the order in which they are blamed.
  private func suspects(of operation: Operation, _ operands: [Int]) -> [Int] {
    guard operation == .choose, operands.count == 3 else { return operands.reversed() }
    let condition = values[operands[0]]
    if condition.isNaN { return [operands[0]] }
    return [condition == 0 ? operands[2] : operands[1]]
  }

  private static func value(_ operation: Operation, _ operands: [Double]) -> Double {
    let (x, y, z) = padded(operands)
    return operation.value(x, y, z)
  }

  private static func padded(_ operands: [Double]) -> (Double, Double, Double) {
    (
      operands.first ?? 0, operands.count > 1 ? operands[1] : 0,
      operands.count > 2 ? operands[2] : 0
    )
  }
}
