/// Makes instructions of tokens, each value once however often it is used: `M dup * dup *` has two
/// products.
///
/// Every instruction has a register of its own, number i + 1 for the instruction i.
struct CodeBuilder {
  private(set) var instructions: [Instruction] = []
  private(set) var constants: [Double] = []
  private var instructionTable: IndexTable
  private var constantTable: IndexTable

  /// Makes a builder for at most this many tokens.
  init(capacity: Int) {
    instructions.reserveCapacity(capacity)
    instructionTable = IndexTable(capacity: capacity)
    constantTable = IndexTable(capacity: capacity + 1)
  }

  /// Returns the value of an expression; nil if an operand is missing or more than one is left.
  mutating func append(
    _ tokens: [Token], of variable: Variable?, given values: [Variable: Double]
  ) -> Operand? {
    var stack: [Operand] = []
    for token in tokens {
      switch token {
      case .number(let number): stack.append(constant(number))
      case .variable(let name):
        stack.append(name == variable ? .argument : constant(values[name] ?? .nan))
      case .operation(let operation):
        let arity = operation.arity
        guard stack.count >= arity else { return nil }
        let z = arity > 2 ? stack.removeLast() : .argument
        let y = arity > 1 ? stack.removeLast() : .argument
        let x = arity > 0 ? stack.removeLast() : .argument
        stack.append(value(Instruction(operation, x, y, z)))
      }
    }
    return stack.count == 1 ? stack[0] : nil
  }

  /// Returns the operand of a number.
  mutating func constant(_ number: Double) -> Operand {
    let bits = number.bitPattern
    let slot = constantTable.slot(hash: bits ^ bits >> 32) { constants[$0].bitPattern == bits }
    if let known = constantTable[slot] { return .constant(known) }
    constantTable[slot] = constants.count
    constants.append(number)
    return .constant(constants.count - 1)
  }

  /// Returns the value of an instruction; of constants it is computed now, with the very function
  /// that would do it later.
  private mutating func value(_ instruction: Instruction) -> Operand {
    let operation = instruction.operation
    let (x, y) = (constantValue(of: instruction.x), constantValue(of: instruction.y))
    switch (instruction.arity, x, y, constantValue(of: instruction.z)) {
    case (0, _, _, _): return constant(operation.value(0, 0, 0))
    case (1, let x?, _, _): return constant(operation.value(x, 0, 0))
    case (2, let x?, let y?, _): return constant(operation.value(x, y, 0))
    case (3, let x?, let y?, let z?): return constant(operation.value(x, y, z))
    default: return simplified(instruction)
    }
  }

  /// Returns the value of an instruction by way of another one, where that gives the same number,
  /// is faster, or makes more of them equal.
  private mutating func simplified(_ instruction: Instruction) -> Operand {
    let (x, y) = (instruction.x, instruction.y)
    switch (instruction.operation, constantValue(of: y)) {
    case (.greater, _): return result(of: Instruction(.less, y, x))
    case (.greaterOrEqual, _): return result(of: Instruction(.lessOrEqual, y, x))
    case (.multiply, _) where x == y, (.power, 2):
      return result(of: Instruction(.square, x))
    case (.power, 1): return x
    case (.root, 2): return result(of: Instruction(.squareRoot, x))
    case (.root, 3): return result(of: Instruction(.cubeRoot, x))
    case (.add, _), (.multiply, _):
      let (first, second) = x < y ? (y, x) : (x, y)
      return result(of: Instruction(instruction.operation, first, second))
    default: return result(of: instruction)
    }
  }

  /// Returns the register of an instruction that may be there already.
  private mutating func result(of instruction: Instruction) -> Operand {
    let slot = instructionTable.slot(hash: instruction.hash) {
      instructions[$0].isSame(as: instruction)
    }
    if let known = instructionTable[slot] { return instructions[known].target }
    instructionTable[slot] = instructions.count
    instructions.append(instruction)
    let target = Operand.register(instructions.count)
    instructions[instructions.count - 1].target = target
    return target
  }

  private func constantValue(of operand: Operand) -> Double? {
    operand.constant.map { constants[$0] }
  }
}
