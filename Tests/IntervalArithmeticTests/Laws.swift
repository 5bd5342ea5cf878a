import Testing

/// Records an issue unless the condition holds.
///
/// For conditions that are checked a million times: `#expect` takes its time even if they hold.
func require(
  _ condition: Bool, _ comment: @autoclosure () -> String,
  at location: SourceLocation = #_sourceLocation
) {
  if !condition { Issue.record(Comment(rawValue: comment()), sourceLocation: location) }
}

/// A random generator with a seed that a failing test can print (Vigna's SplitMix64).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to 1.
  mutating func unit() -> Double { Double.random(in: 0...1, using: &self) }
}

extension SplitMix64 {
  /// Returns a number of either sign whose logarithm is spread evenly over 40 binades.
  mutating func number() -> Double {
    let exponent = Int.random(in: -20...20, using: &self)
    let significand = Double.random(in: 1..<2, using: &self)
    let sign: FloatingPointSign = Bool.random(using: &self) ? .minus : .plus
    return Double(sign: sign, exponent: exponent, significand: significand)
  }
}
