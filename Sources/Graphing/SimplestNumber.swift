internal import Glibc

/// Returns the number with the fewest decimals strictly between two numbers, in any order, or nil.
///
/// It is 0 if 0 lies between them; of several it is one near the middle. Edges and jumps of real
/// functions mostly stand at such numbers.
///
/// ```swift
/// simplestNumber(between: 0.9999999, and: 1.00000003)  // 1
/// simplestNumber(between: 0.31, and: 0.29)             // 0.3
/// ```
/// Numbers too close or too large for decimals of 15 digits have none.
func simplestNumber(between first: Double, and second: Double) -> Double? {
  let (low, high) = (min(first, second), max(first, second))
  guard low < high else { return nil }
  if low < 0, high > 0 { return 0 }
  let magnitude = max(low.magnitude, high.magnitude)
  guard magnitude >= 1e-290, magnitude <= 1e290 else { return nil }
  let places = -log10(magnitude).rounded(.up)
  for more in 0...16 {
    let power = places + Double(more)
    // Powers of ten are exact to 10^22; dividing by one or multiplying with one rounds once.
    guard power.magnitude <= 22 else { continue }
    let scale = pow(10, power.magnitude)
    let middle = low / 2 + high / 2
    let index = (power >= 0 ? middle * scale : middle / scale).rounded()
    for candidate in [index, index - 1, index + 1] {
      let number = power >= 0 ? candidate / scale : candidate * scale
      if low < number, number < high { return number }
    }
  }
  return nil
}

/// Returns the number with the fewest decimals in a range, its bounds included, or nil.
///
/// ```swift
/// simplestNumber(in: 3...3.01)  // 3
/// ```
func simplestNumber(in range: ClosedRange<Double>) -> Double? {
  simplestNumber(between: range.lowerBound.nextDown, and: range.upperBound.nextUp)
}
