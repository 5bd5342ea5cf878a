/// Returns the distance of two numbers in units in the last place of the second; infinite where one
/// of them is not finite and they differ.
func ulps(from value: Double?, to reference: Double) -> Double {
  guard let value, value.isFinite, reference.isFinite else {
    return value == reference ? 0 : .infinity
  }
  return abs(value - reference) / reference.ulp
}

/// Returns the distance of a number from a reference given as the double nearest to it and what
/// remains, in units in the last place of that double.
func ulps(from value: Double, to reference: Double, _ rest: Double) -> Double {
  value.isFinite ? abs((value - reference) - rest) / reference.ulp : .infinity
}
