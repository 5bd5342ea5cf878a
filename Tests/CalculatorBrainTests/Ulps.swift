/// Returns the distance of two numbers in units in the last place of the second; infinite where one
/// of them is not finite and they differ.
func ulps(from value: Double?, to reference: Double) -> Double {
  guard let value, value.isFinite, reference.isFinite else {
    return value == reference ? 0 : .infinity
  }
  return abs(value - reference) / reference.ulp
}
