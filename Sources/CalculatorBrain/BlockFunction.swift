internal import CVectorMath

/// A function made ready for many arguments at once.
///
/// It works on blocks of up to 384 arguments, whose intermediate values stay in the cache next to
/// the processor, one operation after the other over a whole block.
public struct BlockFunction: Sendable {
  /// The steps; the row of a value is that of its register, but for the last one.
  private(set) var steps: [vector_step] = []
  /// The operation of each step, for the numbers that its kernel does not serve.
  private(set) var operations: [Operation] = []
  let constants: [Double]
  /// The constants that fill a row, and which.
  private(set) var filledRows: [Int: Int] = [:]
  private(set) var rows: Int
  /// The row that is the result; nil if the last step writes the values itself.
  private(set) var result: Int?

  /// Chooses the kernels for the code of a function.
  ///
  /// - Complexity: O(n) for n instructions.
  init(_ function: Function) {
    let code = function.code
    constants = code.constants
    rows = code.registers
    steps.reserveCapacity(code.instructions.count)
    operations.reserveCapacity(code.instructions.count)
    for index in code.instructions.indices { add(code.instructions, at: index) }
    if let last = code.instructions.last, last.target == code.result {
      // Row 0 is that of the arguments, and to a step, of the values.
      steps[steps.count - 1].out = 0
    } else {
      result = row(of: code.result)
    }
  }

  /// Appends the step of an instruction, which may take the place of those before.
  private mutating func add(_ instructions: [Instruction], at index: Int) {
    let instruction = instructions[index]
    if absorbsOffset(instruction) { return }
    guard index > 0, var fusion = Fusion(instructions[index - 1], into: instruction) else {
      return addAlone(instruction)
    }
    removeLast()
    if index > 1, fusion.absorb(instructions[index - 2], of: instructions[index - 1]) {
      removeLast()
    }
    // Fused kernels serve all arguments: nobody asks for the operation, which is the sum's alone.
    addStep(Kernel(fusion.code), fusion.x, fusion.y, fusion.z, for: instruction)
  }

  /// Lets the last step add the constant of a sum that consumes it; false if it cannot.
  private mutating func absorbsOffset(_ sum: Instruction) -> Bool {
    guard sum.consumesPrevious, sum.operation == .add || sum.operation == .subtract,
      let constant = sum.y.constant, let last = steps.last,
      let code = Fusion.withOffset(last.kernel)
    else { return false }
    steps[steps.count - 1].kernel = code
    // To take away is to add the number of the other sign, to the last bit.
    steps[steps.count - 1].low = sum.operation == .add ? constants[constant] : -constants[constant]
    steps[steps.count - 1].out = sum.target.code
    return true
  }

  private mutating func removeLast() {
    steps.removeLast()
    operations.removeLast()
  }

  private mutating func addAlone(_ instruction: Instruction) {
    let operation = instruction.operation
    let (x, y, z) = (instruction.x, instruction.y, instruction.z)
    if instruction.arity == 2, let constant = y.constant,
      let kernel = operation.kernel(with: constants[constant])
    {
      addStep(kernel, .register(row(of: x)), y, .argument, for: instruction)
    } else if x.constant != nil, let kernel = operation.kernelOfConstant {
      addStep(kernel, x, .register(row(of: y)), .argument, for: instruction)
    } else {
      // A kernel of one operand looks at the second one too.
      let second = instruction.arity == 1 ? x : y
      addStep(
        operation.kernel, .register(row(of: x)), .register(row(of: second)),
        .register(row(of: z)), for: instruction)
    }
  }

  private mutating func addStep(
    _ kernel: Kernel, _ x: Operand, _ y: Operand, _ z: Operand, for instruction: Instruction
  ) {
    steps.append(
      vector_step(
        kernel: kernel.code, x: x.code, y: y.code, z: z.code, out: instruction.target.code,
        low: kernel.low, high: kernel.high))
    operations.append(instruction.operation)
  }

  /// Returns the row of an operand; a constant gets one that it fills.
  private mutating func row(of operand: Operand) -> Int {
    guard let constant = operand.constant else { return operand.register }
    if let row = filledRows[constant] { return row }
    filledRows[constant] = rows
    rows += 1
    return rows - 1
  }

  /// Writes the value at each of the arguments; NaN where it is undefined or infinite.
  ///
  /// Each operation is at most 4 units in the last place from what it is one by one, and exactly
  /// the same for special and huge arguments, the powers ½, 3 and 4 excepted. If there are fewer
  /// values than arguments, the rest of these is left out.
  public func values(at arguments: Span<Double>, into values: inout MutableSpan<Double>) {
    RowMemory(self).run(self, at: arguments, into: &values)
  }
}

extension Function {
  /// Writes the value at each of the arguments; NaN where it is undefined or infinite.
  ///
  /// Chooses the kernels first: whoever asks often keeps the ``blocks``.
  public func values(at arguments: Span<Double>, into values: inout MutableSpan<Double>) {
    blocks.values(at: arguments, into: &values)
  }

  /// The function made ready for many arguments at once.
  public var blocks: BlockFunction { BlockFunction(self) }
}
