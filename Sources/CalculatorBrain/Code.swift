/// A program as straight-line code over registers: no value is computed twice, none of constants is
/// computed at all, and a register whose value is not needed any more is used again.
///
/// The one compiled form of a program: ``Function`` runs it on numbers and on enclosures, and
/// ``BlockFunction`` on blocks of numbers.
struct Code: Sendable {
  let instructions: [Instruction]
  let constants: [Double]
  /// The number of registers; the first holds the argument.
  let registers: Int
  let result: Operand

  /// Compiles a complete expression; an incomplete one is undefined everywhere.
  ///
  /// - Complexity: O(n) for n tokens.
  init(_ tokens: [Token], of variable: Variable?, given values: [Variable: Double]) {
    var builder = CodeBuilder(capacity: tokens.count)
    let value = builder.append(tokens, of: variable, given: values) ?? builder.constant(.nan)
    let allocation = RegisterAllocation(builder.instructions, result: value)
    instructions = allocation.instructions
    constants = builder.constants
    registers = allocation.count
    result = allocation.result
  }
}
