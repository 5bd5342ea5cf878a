/// What a benchmark should reach.
enum Aim {
  /// The ratio to the baseline is at most this.
  case ratio(Double)
  /// The ratio to the baseline is at most one to this.
  case oneTo(Double)
  /// Our figure is at most this.
  case figure(Double)

  /// Returns the aim as text, for figures of a unit.
  func text(unit: String) -> String {
    switch self {
    case .ratio(let most): "≤ \(most)"
    case .oneTo(let number): "≤ 1/\(Int(number))"
    case .figure(let most): "≤ \(Int(most)) \(unit)"
    }
  }
}
