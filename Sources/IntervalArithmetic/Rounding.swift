/// Bounds of rounded results, found without changing the processor's rounding mode.
///
/// The error of a sum is a double (TwoSum: Knuth, The Art of Computer Programming 2, 4.2.2), and so
/// is that of a product, and the residue of a quotient and of a square root, which a fused
/// multiply-add gives. Its sign says on which side of the rounded result the true one lies, so that
/// an exact result is its own bound and any other is widened by one step on one side only.
enum Rounding {
  /// Below it a residue may itself underflow, and the result is widened without asking.
  private static var reliable: Double { 0x1p-960 }

  @inline(__always)
  private static func residue(ofSum sum: Double, _ a: Double, _ b: Double) -> Double {
    let other = sum - a
    return (a - (sum - other)) + (b - other)
  }

  // A comparison with a residue that is NaN fails, and the bound is widened: that turns an
  // overflowed lower bound into the greatest finite number and leaves infinite operands alone.

  /// Returns the greatest double known to be at most `a + b`.
  @inline(__always)
  static func lowerSum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return residue(ofSum: sum, a, b) >= 0 ? sum : sum.nextDown
  }

  /// Returns the least double known to be at least `a + b`.
  @inline(__always)
  static func upperSum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return residue(ofSum: sum, a, b) <= 0 ? sum : sum.nextUp
  }

  /// Returns the greatest double known to be at most `a · b`, where `0 · ∞` is 0.
  @inline(__always)
  static func lowerProduct(_ a: Double, _ b: Double) -> Double {
    if a == 0 || b == 0 { return 0 }
    let product = a * b
    guard product.magnitude > reliable else {
      return (a > 0) == (b > 0) ? max(0, product.nextDown) : product.nextDown
    }
    return (-product).addingProduct(a, b) >= 0 ? product : product.nextDown
  }

  /// Returns the least double known to be at least `a · b`, where `0 · ∞` is 0.
  @inline(__always)
  static func upperProduct(_ a: Double, _ b: Double) -> Double {
    -lowerProduct(-a, b)
  }

  /// Returns the greatest double known to be at most `a / b`, where b is not 0 and `a / ∞` is 0.
  @inline(__always)
  static func lowerQuotient(_ a: Double, _ b: Double) -> Double {
    if a == 0 || b.isInfinite { return 0 }
    let quotient = a / b
    guard quotient.magnitude > reliable, a.magnitude > reliable else {
      return (a > 0) == (b > 0) ? max(0, quotient.nextDown) : quotient.nextDown
    }
    let residue = a.addingProduct(-quotient, b)
    return (b > 0 ? residue >= 0 : residue <= 0) ? quotient : quotient.nextDown
  }

  /// Returns the least double known to be at least `a / b`, where b is not 0 and `a / ∞` is 0.
  @inline(__always)
  static func upperQuotient(_ a: Double, _ b: Double) -> Double {
    -lowerQuotient(-a, b)
  }

  /// Returns the greatest double known to be at most the square root of `x >= 0`.
  static func lowerSquareRoot(_ x: Double) -> Double {
    if x == 0 { return 0 }
    let root = x.squareRoot()
    guard x > reliable else { return root.nextDown }
    return x.addingProduct(-root, root) >= 0 ? root : root.nextDown
  }

  /// Returns the least double known to be at least the square root of `x >= 0`.
  static func upperSquareRoot(_ x: Double) -> Double {
    if x == 0 { return 0 }
    let root = x.squareRoot()
    guard x > reliable else { return root.nextUp }
    return x.addingProduct(-root, root) <= 0 ? root : root.nextUp
  }

  /// Returns the double that lies so many doubles above `x`, at most infinity.
  @inline(__always)
  static func stepped(_ x: Double, by steps: Int64) -> Double {
    let bits = Int64(bitPattern: x.bitPattern)
    // Doubles are ordered like the integers of their bits, negative ones backwards.
    let place = (bits >= 0 ? bits : Int64.min &- bits) &+ steps
    let infinity: Int64 = 0x7FF0_0000_0000_0000
    let bounded = min(max(place, -infinity), infinity)
    return Double(bitPattern: UInt64(bitPattern: bounded >= 0 ? bounded : Int64.min &- bounded))
  }
}
