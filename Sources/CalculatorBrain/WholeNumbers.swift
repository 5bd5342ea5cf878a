/// Operations on whole numbers; undefined on all others and beyond 2^53, where doubles skip some.
enum WholeNumbers {
  /// Returns the number of ways to choose `k` of `n` things: 0 if there are fewer.
  static func combinations(_ n: Double, _ k: Double) -> Double {
    guard isCount(n), isCount(k) else { return .nan }
    guard k <= n else { return 0 }
    let fewer = min(k, n - k)
    // At least 2 to this power, so that the loop stays short.
    guard fewer <= 1024 else { return .infinity }
    var product = DoubleDouble(1)
    for index in 0..<Int(fewer) {
      let factor = DoubleDouble.quotient(n - fewer + Double(index + 1), Double(index + 1))
      product = product * factor
      guard product.high.isFinite else { return .infinity }
    }
    return product.high
  }

  /// Returns the number of ways to arrange `k` of `n` things: 0 if there are fewer.
  static func permutations(_ n: Double, _ k: Double) -> Double {
    guard isCount(n), isCount(k) else { return .nan }
    guard k <= n else { return 0 }
    // At least the factorial of k, so that the loop stays short.
    guard k <= 170 else { return .infinity }
    var product = DoubleDouble(1)
    for index in 0..<Int(k) {
      product = product * DoubleDouble(n - Double(index))
      guard product.high.isFinite else { return .infinity }
    }
    return product.high
  }

  /// Returns the greatest common divisor, never negative; that of 0 and 0 is 0.
  static func greatestCommonDivisor(_ x: Double, _ y: Double) -> Double {
    guard isWhole(x), isWhole(y) else { return .nan }
    var (left, right) = (abs(x), abs(y))
    while right != 0 { (left, right) = (right, left.truncatingRemainder(dividingBy: right)) }
    return left
  }

  /// Returns the least common multiple, never negative; 0 if one of them is 0.
  static func leastCommonMultiple(_ x: Double, _ y: Double) -> Double {
    guard isWhole(x), isWhole(y) else { return .nan }
    if x == 0 || y == 0 { return 0 }
    return abs(x) / greatestCommonDivisor(x, y) * abs(y)
  }

  private static func isWhole(_ x: Double) -> Bool {
    x.rounded() == x && abs(x) <= 0x1p53
  }

  private static func isCount(_ x: Double) -> Bool {
    isWhole(x) && x >= 0
  }
}
