@testable import CalculatorBrain

/// Random programs from a seed, for laws that hold of every program.
struct RandomPrograms {
  private var state: UInt64

  /// Makes a generator; a failing test names the seed.
  init(seed: UInt64) {
    state = seed
  }

  /// Returns a program of this many tokens, operations lacking operands included.
  mutating func program(length: Int) -> Program {
    Program(tokens: (0..<length).map { _ in token() })
  }

  mutating func token() -> Token {
    let operations = Operation.allCases
    switch next(10) {
    case 0...2: return .number(number())
    case 3...4:
      let names = ["M", "x", "speed", "a_1", "E"]
      return Variable(names[next(names.count)]).map(Token.variable) ?? .number(1)
    default: return .operation(operations[next(operations.count)])
    }
  }

  /// Returns a number of any size, every fourth time from the bits of a double.
  mutating func number() -> Double {
    if next(4) > 0 { return Double(next(2001) - 1000) / 8 }
    let value = Double(bitPattern: bits())
    return value.isFinite && value != 0 ? value : 1
  }

  mutating func next(_ bound: Int) -> Int { Int(bits() % UInt64(bound)) }

  /// Returns the next bits of SplitMix64.
  ///
  /// After G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014.
  mutating func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
