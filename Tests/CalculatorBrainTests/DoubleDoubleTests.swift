import Testing

@testable import CalculatorBrain

/// References: the double nearest to the value and what remains, from mpmath 1.3.0 with 600 bits.
@Suite struct DoubleDoubleTests {
  /// 1/3 and 1000 √2.
  private let third = DoubleDouble(sum: 0.3333333333333333, 1.850371707708594e-17)
  private let root = DoubleDouble(sum: 1414.213562373095, -5.2264012149522867e-14)

  private func expect(
    _ value: DoubleDouble, _ high: Double, _ low: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(value.high == high, sourceLocation: location)
    #expect(abs(value.low - low) <= abs(high) * 0x1p-102, sourceLocation: location)
  }

  @Test func `sums`() {
    expect(third + root, 1414.5468957064284, 2.3527212998221152e-14)
    expect(third - root, -1413.8802290397616, -9.931843814596517e-14)
    // What the upper parts cancel the lower ones keep.
    expect(third - DoubleDouble(0.3333333333333333), 1.850371707708594e-17, 0)
  }

  @Test func `a sum of two doubles is exact, in either order`() {
    expect(DoubleDouble(exactSum: 1e-20, 1), 1, 1e-20)
    expect(DoubleDouble(exactSum: 1, 1e-20), 1, 1e-20)
    expect(DoubleDouble(exactSum: 0.1, 0.2), 0.30000000000000004, -2.7755575615628914e-17)
  }

  @Test func `products and quotients`() {
    expect(third * root, 471.4045207910317, -1.742133738317429e-14)
    expect(third / root, 0.00023570226039551585, -5.1978536527341114e-21)
    expect(root / third, 4242.640687119285, 2.9795531443789555e-13)
    expect(DoubleDouble.quotient(1, 3), 0.3333333333333333, 1.850371707708594e-17)
  }

  @Test func `square roots`() {
    expect(third.squareRoot, 0.5773502691896257, 3.345028073935634e-17)
    expect(root.squareRoot, 37.60603093086394, -1.874595310736841e-15)
    expect(DoubleDouble(0).squareRoot, 0, 0)
  }

  @Test func `powers of two that no double is`() {
    expect(DoubleDouble(Double.leastNonzeroMagnitude).scaled(byPowerOfTwo: 1074), 1, 0)
    expect(DoubleDouble(0x1p1000).scaled(byPowerOfTwo: -2000), 0x1p-1000, 0)
  }
}
