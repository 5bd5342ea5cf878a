/// The remainder of a division.
enum Modulo {
  /// Returns what remains of `x` divided by `divisor`, with the sign of the divisor.
  ///
  /// Undefined for the divisor 0. As in Python, a tiny negative number may round to the divisor.
  static func remainder(_ x: Double, _ divisor: Double) -> Double {
    if divisor == 0 { return .nan }
    let rest = x.truncatingRemainder(dividingBy: divisor)
    return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
  }
}
