import CalculatorBrain
import Graphing

/// The sampling of a curve, kept so that a picture of it with another look need not sample it again.
///
/// Whatever was asked before, the answers are those of a fresh sampling.
struct SampledCurve {
  /// What the answers depend on, apart from the range of y.
  struct Key: Hashable {
    var program: Program
    /// The values of the variables that the program uses.
    var values: [Variable: Double]
    var x: ClosedRange<Double>
    var columns: Int
    var rows: Int
  }

  private let start: Sampling
  private var scouted: (sampling: Sampling, trace: Trace)?
  private var traced: (trace: Trace, y: ClosedRange<Double>, isScouted: Bool)?

  init(_ sampling: Sampling) { start = sampling }

  /// Returns the rough shape of the curve.
  mutating func scout() -> Trace {
    if let scouted { return scouted.trace }
    var sampling = start
    let trace = sampling.scout()
    scouted = (sampling, trace)
    return trace
  }

  /// Returns what the curve shows of a y-range, and whether that had to be found out.
  ///
  /// - Parameter isScouted: whether what the scout found is used.
  mutating func trace(
    in y: ClosedRange<Double>, isScouted: Bool
  ) -> (trace: Trace, isNew: Bool) {
    if let traced, traced.y == y, traced.isScouted == isScouted { return (traced.trace, false) }
    var sampling = isScouted ? scouted?.sampling ?? start : start
    let trace = sampling.trace(in: y)
    traced = (trace, y, isScouted)
    return (trace, true)
  }
}
