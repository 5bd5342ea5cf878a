import Glibc
import Graphing
import IntervalArithmetic

/// Functions with their enclosures, for tests of what can be proved.
extension Curve {
  /// Makes a curve whose enclosure is built of terms.
  init(
    _ function: @escaping @Sendable (Double) -> Double?,
    proved term: @escaping @Sendable (EnclosureTerm) -> EnclosureTerm?
  ) {
    self.init(
      title: "", yForX: function,
      enclosure: { term(EnclosureTerm(argument: $0))?.enclosure })
  }

  static let sine = Curve({ sin($0) }, proved: { $0.sine })
  static let tangent = Curve({ tan($0) }, proved: { $0.tangent })
  static let reciprocal = Curve({ $0 == 0 ? nil : 1 / $0 }, proved: { $0.reciprocal })
  static let floor = Curve({ $0.rounded(.down) }, proved: { $0.floor })
  static let root = Curve({ $0 < 0 ? nil : $0.squareRoot() }, proved: { $0.squareRoot })
  static let logarithm = Curve({ $0 <= 0 ? nil : log($0) }, proved: { $0.naturalLogarithm })
  /// The function sin(1/x).
  static let chirp = Curve(
    { $0 == 0 ? nil : sin(1 / $0) }, proved: { $0.reciprocal.map { $0.sine } })
  /// The function sin(x)/x.
  static let cardinalSine = Curve(
    { $0 == 0 ? nil : sin($0) / $0 }, proved: { $0.sine.divided(by: $0) })
  /// The function exp(-(10⁹(x - 0.777))²).
  static let spike = Curve(
    { exp(-(1e9 * ($0 - 0.777)) * (1e9 * ($0 - 0.777))) },
    proved: {
      let distance = ($0 - EnclosureTerm(constant: 0.777)) * EnclosureTerm(constant: 1e9)
      return (-distance.squared).exponential
    })
  /// The function x·⌊x⌋.
  static let ramps = Curve({ $0 * $0.rounded(.down) }, proved: { $0 * $0.floor })
  /// The tenth root, steep at its edge.
  static let tenthRoot = Curve(
    { $0 < 0 ? nil : pow($0, 0.1) }, proved: { $0.raised(to: EnclosureTerm(constant: 0.1)) })

  /// The same curve without its enclosure.
  var unproved: Curve { Curve(title: title, yForX: yForX) }

  /// Returns what the curve shows at 1200 by 800 pixels.
  func trace(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Trace {
    Sampler.trace(self, over: x, showing: y, width: 1200, height: 800)
  }
}

extension Trace {
  /// The strokes that are certain, dots left out.
  var strokes: [Segment] { segments.filter { !$0.isUnresolved && $0.vertices.count > 1 } }
  var dots: [Point] { segments.filter { $0.vertices.count == 1 }.flatMap(\.vertices) }
  var bars: [Segment] { segments.filter(\.isUnresolved) }
}
