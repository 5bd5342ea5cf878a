/// An operation, where its operands are and where its result goes.
struct Instruction: Sendable {
  let operation: Operation
  let arity: UInt8
  /// Whether nothing else needs the result of the instruction before.
  var consumesPrevious = false
  var x: Operand
  /// The second operand; of an operation without one the argument, which is there anyway.
  var y: Operand
  /// The third operand, likewise.
  var z: Operand
  /// The register of the result, which no operand is in.
  var target = Operand.argument

  init(_ operation: Operation, _ x: Operand, _ y: Operand = .argument, _ z: Operand = .argument) {
    self.operation = operation
    arity = UInt8(operation.arity)
    self.x = x
    self.y = y
    self.z = z
  }

  /// The hash of what it computes; the factor is one of SplitMix64's, whose bits look random.
  var hash: UInt64 {
    (x.bits &+ y.bits << 32) ^ (z.bits &+ UInt64(operation.rawValue) << 32) &* 0xbf58_476d_1ce4_e5b9
  }

  /// Returns whether both compute the same, wherever they put it.
  func isSame(as other: Instruction) -> Bool {
    operation == other.operation && x == other.x && y == other.y && z == other.z
  }
}
