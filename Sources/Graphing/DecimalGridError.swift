/// Why a grid of x cannot be made.
public enum DecimalGridError: Error, Hashable, Sendable {
  /// A bound is not a number or infinite.
  case boundNotFinite(from: Double, through: Double)
  /// The first bound lies above the second.
  case reversed(from: Double, through: Double)
  /// The step is zero, negative, infinite or not a number.
  case stepNotPositive(Double)
  /// The step is lost against the bounds: from + step is from again.
  case stepTooSmall(step: Double, from: Double, through: Double)
  /// The grid would have more numbers than the limit.
  case tooMany(limit: Int)

  /// The error in words.
  ///
  /// ```swift
  /// DecimalGridError.stepNotPositive(0).message  // "step must be positive: 0"
  /// ```
  public var message: String {
    switch self {
    case .boundNotFinite(let from, let through): "range not finite: \(from.text):\(through.text)"
    case .reversed(let from, let through): "range reversed: \(from.text):\(through.text)"
    case .stepNotPositive(let step): "step must be positive: \(step.text)"
    case .stepTooSmall(let step, let from, let through):
      "step too small: \(step.text) does not move \(from.text):\(through.text)"
    case .tooMany(let limit): "step too small: more than \(limit) rows"
    }
  }
}
