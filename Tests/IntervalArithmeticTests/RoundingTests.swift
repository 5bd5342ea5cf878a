import IntervalArithmetic
import Testing

/// The references of these are exact: whole numbers, dyadic fractions and the neighbors of doubles.
@Suite struct RoundingTests {
  private let greatest = Double.greatestFiniteMagnitude
  private let least = Double.leastNonzeroMagnitude

  @Test func `an exact result stays a single number`() {
    #expect(Interval(1) + Interval(1) == Interval(2))
    #expect(Interval(0.1) - Interval(0.1) == Interval(0))
    #expect(Interval(3) * Interval(-7) == Interval(-21))
    #expect(Interval(1).divided(by: Interval(-8))?.range == Interval(-0.125))
    #expect(Interval(2.25).squareRoot?.range == Interval(1.5))
    #expect(Interval(0).squareRoot?.range == Interval(0))
    #expect(Interval(-1.5).squared == Interval(2.25))
  }

  @Test func `a rounded result is widened by one step on one side`() {
    // 1 + 2⁻⁶⁰ lies above 1, 1 - 2⁻⁶⁰ below.
    #expect(Interval(1) + Interval(0x1p-60) == Interval(1, 1.0.nextUp))
    #expect(Interval(1) - Interval(0x1p-60) == Interval(1.0.nextDown, 1))
    // (1 + 2⁻⁵²)² = 1 + 2⁻⁵¹ + 2⁻¹⁰⁴
    let next = 1.0.nextUp
    #expect(Interval(next).squared == Interval(next.nextUp, next.nextUp.nextUp))
    // A third lies above its nearest double, whose binary digits end in 01.
    #expect(Interval(1).divided(by: Interval(3))?.range == Interval(1.0 / 3, (1.0 / 3).nextUp))
    #expect(Interval(-1).divided(by: Interval(3))?.range == Interval((-1.0 / 3).nextDown, -1.0 / 3))
    #expect(Interval(1).divided(by: Interval(-3))?.range == Interval((-1.0 / 3).nextDown, -1.0 / 3))
  }

  @Test func `an overflowed bound is the greatest finite number`() {
    #expect(Interval(greatest) + Interval(greatest) == Interval(greatest, .infinity))
    #expect(Interval(-greatest) - Interval(greatest) == Interval(-.infinity, -greatest))
    #expect(Interval(1e200) * Interval(-1e200) == Interval(-.infinity, -greatest))
    #expect(Interval(1e200).divided(by: Interval(1e-200))?.range == Interval(greatest, .infinity))
    #expect(Interval(1e200).squared == Interval(greatest, .infinity))
    #expect(Interval(1000).exponential.upper == .infinity)
    #expect(Interval(1000).exponential.lower < .infinity)
  }

  @Test func `an underflowed result keeps its sign`() {
    #expect(Interval(1e-200) * Interval(1e-200) == Interval(0, least))
    #expect(Interval(-1e-200) * Interval(1e-200) == Interval(-least, 0))
    #expect(Interval(1e-200).divided(by: Interval(1e200))?.range == Interval(0, least))
    #expect(Interval(-1000).exponential.lower == 0)
    #expect(Interval(-1000).exponential.upper > 0)
  }

  @Test func `zero times the whole line is zero`() {
    #expect(Interval(0) * Interval.wholeLine == Interval(0))
    #expect(Interval(0, 1) * Interval(2, .infinity) == Interval(0, .infinity))
  }

  @Test(arguments: 0..<4) func `bounds hold the exact sum and product of random numbers`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      let a = random.number()
      let b = random.number()
      // The error of a sum is a double; TwoSum gives it, and the sum is exact beside it.
      let sum = Interval(a) + Interval(b)
      let error = Interval(a) + Interval(b) - Interval(a + b)
      require(sum.contains(a + b), "seed \(seed): \(a) + \(b)")
      require(error.contains(0) || error.magnitude <= (a + b).ulp, "seed \(seed): \(a) + \(b)")
      let product = Interval(a) * Interval(b)
      require(product.contains(a * b), "seed \(seed): \(a) · \(b)")
      require(product.upper <= product.lower.nextUp, "seed \(seed): \(a) · \(b)")
      require(sum.upper <= sum.lower.nextUp, "seed \(seed): \(a) + \(b)")
    }
  }
}
