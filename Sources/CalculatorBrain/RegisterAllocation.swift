/// Gives the results of instructions few registers, each to be used again when its value is not
/// needed any more.
struct RegisterAllocation {
  /// What is known of the uses of a value.
  private struct Uses {
    var count: Int32 = 0
    /// The instruction that needs it last.
    var last: Int32 = -1
  }

  private(set) var instructions: [Instruction]
  private(set) var result: Operand
  /// The number of registers; register 0 is that of the argument.
  private(set) var count = 1
  /// The registers that hold nothing.
  private var free: [Operand] = []
  /// The register of each value, by the register of its own that it had before.
  private var registers: [Operand]
  private var uses: [Uses]

  /// Takes instructions each of which has a register of its own, number i + 1 for the instruction
  /// i.
  init(_ instructions: [Instruction], result: Operand) {
    self.instructions = instructions
    self.result = result
    registers = Array(repeating: .argument, count: instructions.count + 1)
    uses = Array(repeating: Uses(), count: instructions.count + 1)
    for index in instructions.indices {
      note(instructions[index].x, at: index)
      note(instructions[index].y, at: index)
      note(instructions[index].z, at: index)
    }
    // The result is needed after all instructions.
    note(result, at: instructions.count)
    for index in instructions.indices { allocate(index) }
    self.result = place(of: result)
  }

  private mutating func note(_ operand: Operand, at index: Int) {
    guard operand.constant == nil else { return }
    let value = operand.register
    uses[value].count += 1
    uses[value].last = Int32(index)
  }

  private mutating func allocate(_ index: Int) {
    let instruction = instructions[index]
    let target = free.popLast() ?? added()
    registers[index + 1] = target
    // The value of the instruction before had the register of this number.
    let previous = uses[index]
    instructions[index].consumesPrevious =
      index > 0 && previous.count == 1 && previous.last == index
    instructions[index].x = place(of: instruction.x)
    instructions[index].y = place(of: instruction.y)
    instructions[index].z = place(of: instruction.z)
    instructions[index].target = target
    release(instruction.x, after: index)
    release(instruction.y, after: index)
    release(instruction.z, after: index)
  }

  private func place(of operand: Operand) -> Operand {
    operand.constant == nil ? registers[operand.register] : operand
  }

  /// Takes back the register of a value that no later instruction needs.
  private mutating func release(_ operand: Operand, after index: Int) {
    guard operand.constant == nil, operand != .argument else { return }
    let value = operand.register
    guard uses[value].last == index else { return }
    free.append(registers[value])
    // Once is enough for a value that is both operands.
    uses[value].last = -1
  }

  private mutating func added() -> Operand {
    count += 1
    return .register(count - 1)
  }
}
