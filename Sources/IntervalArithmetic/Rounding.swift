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

  /// Returns the double before `x` if that is needed.
  ///
  /// Whether a result was rounded up or down is a coin's toss that no processor predicts: without a
  /// branch on it, sums are three times as fast. The product is more than half and less than one
  /// and a half of the distance to the neighbor, so that the difference is the neighbor. Source:
  /// Rump, Zimmermann, Boldo, Melquiond, Computing predecessor and successor in rounding to
  /// nearest, BIT 49 (2009).
  @inline(__always)
  private static func lowered(_ x: Double, if isNeeded: Bool) -> Double {
    let size = x.magnitude
    if size > reliable && size < .infinity {
      return x - (isNeeded ? size * 0x1.0000000000001p-53 : 0)
    }
    return isNeeded ? x.nextDown : x
  }

  // A comparison with a residue that is NaN fails, and the bound is widened: that turns an
  // overflowed lower bound into the greatest finite number and leaves infinite operands alone.

  /// Returns the greatest double known to be at most `a + b`.
  @inline(__always)
  static func lowerSum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return lowered(sum, if: !(residue(ofSum: sum, a, b) >= 0))
  }

  /// Returns the least double known to be at least `a + b`.
  @inline(__always)
  static func upperSum(_ a: Double, _ b: Double) -> Double {
    -lowerSum(-a, -b)
  }

  /// Returns the greatest double known to be at most `a · b`, where `0 · ∞` is 0.
  @inline(__always)
  static func lowerProduct(_ a: Double, _ b: Double) -> Double {
    if a == 0 || b == 0 { return 0 }
    let product = a * b
    guard product.magnitude > reliable else {
      return (a > 0) == (b > 0) ? max(0, product.nextDown) : product.nextDown
    }
    return lowered(product, if: !((-product).addingProduct(a, b) >= 0))
  }

  /// Returns the least double known to be at least `a · b`, where `0 · ∞` is 0.
  @inline(__always)
  static func upperProduct(_ a: Double, _ b: Double) -> Double {
    -lowerProduct(-a, b)
  }

  /// Returns the interval that holds `a · b`, where `0 · ∞` is 0.
  static func product(_ a: Double, _ b: Double) -> Interval {
    let product = a * b
    guard product.magnitude > reliable else {
      return Interval(ordered: lowerProduct(a, b), upperProduct(a, b))
    }
    let residue = (-product).addingProduct(a, b)
    return Interval(
      ordered: lowered(product, if: !(residue >= 0)), -lowered(-product, if: !(residue <= 0)))
  }

  /// Returns a double that is at most `a · b`, where `0 · ∞` is 0; lowered even if it is exact.
  @inline(__always)
  static func lowerProductWidened(_ a: Double, _ b: Double) -> Double {
    a == 0 || b == 0 ? 0 : lowered(a * b, if: true)
  }

  /// Returns a double that is at least `a · b`, where `0 · ∞` is 0; raised even if it is exact.
  @inline(__always)
  static func upperProductWidened(_ a: Double, _ b: Double) -> Double {
    -lowerProductWidened(-a, b)
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
    return lowered(quotient, if: !((b > 0 ? residue : -residue) >= 0))
  }

  /// Returns the least double known to be at least `a / b`, where b is not 0 and `a / ∞` is 0.
  @inline(__always)
  static func upperQuotient(_ a: Double, _ b: Double) -> Double {
    -lowerQuotient(-a, b)
  }

  /// Returns the interval that holds `a / b`, where b is not 0 and `a / ∞` is 0.
  static func quotient(_ a: Double, _ b: Double) -> Interval {
    let quotient = a / b
    guard quotient.magnitude > reliable, a.magnitude > reliable else {
      return Interval(ordered: lowerQuotient(a, b), upperQuotient(a, b))
    }
    var residue = a.addingProduct(-quotient, b)
    if b < 0 { residue = -residue }
    return Interval(
      ordered: lowered(quotient, if: !(residue >= 0)), -lowered(-quotient, if: !(residue <= 0)))
  }

  /// Returns the floor of a quotient, right even where that is rounded to a whole number; a floor
  /// beyond 2⁵³ is rounded.
  ///
  /// The sign of a fused multiply-add is exact, its value is not.
  static func floor(_ dividend: Double, over divisor: Double) -> Double {
    func isBelow(_ quotient: Double) -> Bool {
      let rest = dividend.addingProduct(-quotient, divisor)
      return rest == 0 || (rest < 0) == (divisor < 0)
    }
    let greatest = Double.greatestFiniteMagnitude
    let guess = max(-greatest, min((dividend / divisor).rounded(.down), greatest))
    if !isBelow(guess) { return guess - 1 }
    return isBelow(guess + 1) ? guess + 1 : guess
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
