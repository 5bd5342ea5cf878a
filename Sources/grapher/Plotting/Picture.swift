internal import Graphing

/// What one plot shows: the curves, the window they are seen through, and a title.
struct Picture: Hashable, Sendable {
  /// The title above the picture, `y = sin(M)` for a single curve; empty for none.
  var title: String
  /// The curves, first drawn first, with a key if there are several.
  var curves: [PictureCurve]
  /// The x seen, finite, its width finite and not 0.
  var x: ClosedRange<Double>
  /// The y seen, finite, its width finite and not 0.
  var y: ClosedRange<Double>
}

/// A curve of a picture, as the sampler found it.
struct PictureCurve: Hashable, Sendable {
  /// The curve's name in the key.
  var title: String
  /// The unbroken strokes, dots and unresolved stretches, in data coordinates.
  var segments: [Segment]
}
