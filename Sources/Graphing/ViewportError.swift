/// Why a range or a change of the view was refused.
public enum ViewportError: Error, Hashable, Sendable {
  /// A bound is not a number or infinite.
  case notFinite(Axis, lower: Double, upper: Double)
  /// Lower and upper are too close, compared with their size, for an axis to be labeled.
  case tooNarrow(Axis, lower: Double, upper: Double)
  /// A bound is beyond the numbers that can be drawn.
  case tooWide(Axis, lower: Double, upper: Double)
  /// A zoom factor is not a positive number.
  case notAFactor(Double)
  /// A fraction of the window is not a finite number.
  case notAFraction(Double)
  /// A picture has no width or no height.
  case notASize(width: Double, height: Double)

  /// The error in words.
  ///
  /// ```swift
  /// ViewportError.tooNarrow(.x, lower: 3, upper: 3).message  // "range too narrow: 3:3"
  /// ```
  public var message: String {
    switch self {
    case .notFinite(let axis, let lower, let upper):
      "\(Self.name(axis)) not finite: \(Self.text(lower, upper))"
    case .tooNarrow(let axis, let lower, let upper):
      "\(Self.name(axis)) too narrow: \(Self.text(lower, upper))"
    case .tooWide(let axis, let lower, let upper):
      lower.isFinite && upper.isFinite
        ? "\(Self.name(axis)) too wide: \(Self.text(lower, upper))"
        : "\(Self.name(axis)) too wide: it would leave the range of numbers"
    case .notAFactor(let factor): "zoom factor must be positive: \(factor.text)"
    case .notAFraction(let fraction): "fraction must be finite: \(fraction.text)"
    case .notASize(let width, let height):
      "picture has no size: \(width.text)x\(height.text)"
    }
  }

  private static func name(_ axis: Axis) -> String {
    switch axis {
    case .x: "range"
    case .y: "yrange"
    }
  }

  private static func text(_ lower: Double, _ upper: Double) -> String {
    "\(lower.text):\(upper.text)"
  }
}
