internal import Glibc

/// The numbers k × 10^exponent, whose texts are short.
struct RoundedNumbers: Hashable, Sendable {
  let exponent: Int

  /// Creates the coarsest grid whose step is at most `step`, which is positive.
  init(step: Double) {
    let exponent = log10(step).rounded(.down)
    self.exponent = Int(exactly: exponent) ?? 0
  }

  /// Returns the number of the grid nearest to a value, or the value itself where powers of ten
  /// are not exact (beyond 1e22) or the grid is finer than the value's own digits.
  ///
  /// ```swift
  /// RoundedNumbers(step: 0.001).round(3.14159265)  // 3.142
  /// ```
  func round(_ value: Double) -> Double {
    guard abs(exponent) <= 22 else { return value }
    let power = pow(10, Double(abs(exponent)))
    let count = exponent < 0 ? value * power : value / power
    guard abs(count) < 0x1p53 else { return value }
    return exponent < 0 ? count.rounded() / power : count.rounded() * power
  }
}
