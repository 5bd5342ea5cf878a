internal import Glibc

/// Euler's gamma function and the factorial.
enum Gamma {
  /// Returns the factorial, correctly rounded for whole numbers; infinite at once above 170.
  static func factorial(_ x: Double) -> Double {
    gamma(x + 1, argumentOfTable: x)
  }

  /// Returns gamma, undefined at 0, -1, -2 and so on.
  static func gamma(_ x: Double) -> Double {
    gamma(x, argumentOfTable: x - 1)
  }

  /// Returns the logarithm of the size of gamma, undefined where gamma is.
  static func logarithm(_ x: Double) -> Double {
    isPole(x) ? .nan : lgamma(x).0
  }

  /// Returns gamma of `x`; `n` is one less, and given apart, as `x` may have been rounded.
  private static func gamma(_ x: Double, argumentOfTable n: Double) -> Double {
    if isPole(x) { return .nan }
    // Where n is not whole, x may have been rounded to a whole number.
    let n = n.rounded() == n ? n : x - 1
    guard n >= 0, n.rounded() == n else { return tgamma(x) }
    return n <= 170 ? FactorialTable.values[Int(n)] : .infinity
  }

  private static func isPole(_ x: Double) -> Bool {
    x.isNaN || (x <= 0 && x.rounded() == x)
  }
}
