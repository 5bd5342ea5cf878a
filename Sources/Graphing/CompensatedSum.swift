/// A sum that keeps what rounding lost, so that the error does not grow with the number of terms.
///
/// ```swift
/// var sum = CompensatedSum()
/// for term in [1, 1e100, 1, -1e100] { sum.add(term) }
/// sum.value  // 2
/// ```
/// Source: A. Neumaier, Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen,
/// ZAMM 54 (1974).
struct CompensatedSum {
  private var sum = 0.0
  private var lost = 0.0

  /// The sum of the terms so far.
  var value: Double { sum + lost }

  mutating func add(_ term: Double) {
    let total = sum + term
    lost += sum.magnitude >= term.magnitude ? (sum - total) + term : (term - total) + sum
    sum = total
  }
}
