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
  /// Whether poles have dotted verticals.
  var showsAsymptotes = true

  /// Why a part of the picture is unresolved; nil if none is.
  var vagueness: Vagueness? { curves.compactMap(\.vagueness).first }

  /// Returns the marks at the features of a curve of the picture.
  func marks(of curve: PictureCurve, on canvas: Canvas, room: MarkRoom) -> CurveMarks {
    var marks = CurveMarks(curve, on: canvas, room: room)
    if !showsAsymptotes { marks.asymptotes = [] }
    return marks
  }
}

/// A curve of a picture, as the sampler found it.
struct PictureCurve: Hashable, Sendable {
  /// The curve's name in the key.
  var title: String
  /// The number of its color, counted from 0: a curve keeps it while others are hidden.
  var color = 0
  /// The unbroken strokes, dots and unresolved stretches, in data coordinates.
  var segments: [Segment]
  /// Where the curve breaks, from left to right.
  var features: [Feature] = []
  /// Why segments are unresolved; nil if none is.
  var vagueness: Vagueness?
  /// Whether no point of it is defined on the x seen.
  var isUndefined = false
}
