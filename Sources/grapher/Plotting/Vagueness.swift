internal import Graphing
internal import IntervalArithmetic

/// Why a part of a curve is only known to lie somewhere.
enum Vagueness: Hashable, Sendable {
  /// Single values are not known to a pixel, because too many of their digits cancel.
  case imprecise
  /// Single values are known, but there is more between them than a picture shows.
  case tooFine

  /// Creates the reason for the unresolved strokes of a curve; nil if it has none.
  ///
  /// - Parameter pixelHeight: the height of a pixel in units of y.
  /// - Complexity: O(1); at most 16 strokes are looked at.
  init?(of curve: Curve, in trace: Trace, pixelHeight: Double) {
    let strokes = trace.segments.filter(\.isUnresolved)
    guard !strokes.isEmpty else { return nil }
    let step = (strokes.count + 15) / 16
    let isImprecise = stride(from: 0, to: strokes.count, by: step).contains { index in
      guard let x = strokes[index].vertices.first?.x,
        let range = curve.enclosure?(Interval(x))?.range
      else { return false }
      return range.upper - range.lower > pixelHeight
    }
    self = isImprecise ? .imprecise : .tooFine
  }

  /// The reason in words: `too fine for this picture`.
  var words: String {
    switch self {
    case .imprecise: "double precision is at its end"
    case .tooFine: "too fine for this picture"
    }
  }
}
