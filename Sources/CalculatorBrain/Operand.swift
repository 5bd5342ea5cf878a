/// Where an operand of an instruction is found: in a register or among the constants.
struct Operand: Comparable, Sendable {
  /// The number of a register, or the complement of that of a constant.
  let code: Int32

  private init(code: Int) {
    self.code = Int32(code)
  }

  static func register(_ number: Int) -> Operand { Operand(code: number) }

  static func constant(_ number: Int) -> Operand { Operand(code: ~number) }

  /// The register that holds the argument.
  static let argument = register(0)

  /// The number of the register of an operand that is no constant.
  var register: Int { Int(code) }

  /// The number of the constant; nil for a register.
  var constant: Int? { code < 0 ? Int(~code) : nil }

  /// Its bits, for the hash of an instruction.
  var bits: UInt64 { UInt64(UInt32(bitPattern: code)) }

  /// Constants come first.
  static func < (left: Operand, right: Operand) -> Bool { left.code < right.code }
}
