public import IntervalArithmetic

extension Function {
  /// Returns what is known of the function on a closed interval of its argument, or nil if it is
  /// nowhere defined on it.
  ///
  /// Constants are the doubles that evaluation uses, so that the enclosure is that of the very
  /// function that is evaluated. Allocates nothing for code of up to eight registers, that of the
  /// argument among them.
  ///
  ///     let f = try Program("M sq").function(of: .graph, given: [:])
  ///     f.enclosure(over: Interval(1, 2))?.range  // Interval(1, 4)
  public func enclosure(over cell: Interval) -> Enclosure? {
    if code.registers <= 8 {
      var registers = InlineArray<8, EnclosureTerm?>(repeating: nil)
      var span = registers.mutableSpan
      return run(over: cell, &span)
    }
    var registers = [EnclosureTerm?](repeating: nil, count: code.registers)
    var span = registers.mutableSpan
    return run(over: cell, &span)
  }

  /// Runs the instructions on terms; nil in a register is nowhere defined, and flows on.
  private func run(
    over cell: Interval, _ registers: inout MutableSpan<EnclosureTerm?>
  ) -> Enclosure? {
    let constants = code.constants.span
    registers[0] = EnclosureTerm(argument: cell)
    for instruction in code.instructions {
      let target = instruction.target.register
      registers[target] = nil
      guard let x = instruction.x.term(registers, constants) else { continue }
      let operation = instruction.operation
      let y = instruction.arity > 1 ? instruction.y.term(registers, constants) : nil
      // Of a choice, a branch that is nowhere defined may be the one that is not taken.
      if instruction.arity == 2, y == nil { continue }
      let z = instruction.arity > 2 ? instruction.z.term(registers, constants) : nil
      registers[target] = operation.enclosure(x, y, z)
    }
    return code.result.term(registers, constants)?.enclosure
  }
}

extension Operand {
  /// Returns what is known of the operand; nil if it is nowhere defined.
  @inline(__always)
  fileprivate func term(
    _ registers: borrowing MutableSpan<EnclosureTerm?>, _ constants: Span<Double>
  ) -> EnclosureTerm? {
    guard let constant else { return registers[register] }
    return constants[constant].isNaN ? nil : EnclosureTerm(constant: constants[constant])
  }
}
