import CalculatorBrain
import Graphing

/// The sampling of a curve, kept for pictures of it with another look.
///
/// Whatever was asked before, the answers are those of a fresh sampling.
struct SampledCurve: Sendable {
  /// What the answers depend on, apart from the range of y.
  struct Key: Hashable {
    var program: Program
    /// The values of the variables that the program uses.
    var values: [Variable: Double]
    var x: ClosedRange<Double>
    var columns: Int
    var rows: Int
  }

  // Structures: Swift makes the type of a tuple at run time, when it is first used, and the first
  // picture would wait for it.
  private struct Scouting {
    var sampling: Sampling
    var trace: Trace
  }
  private struct Tracing {
    var y: ClosedRange<Double>
    var isScouted: Bool
    var trace: Trace
  }

  let key: Key
  /// Whether the last trace had to be found out.
  private(set) var isNew = false
  private let start: Sampling
  private var scouted: Scouting?
  private var traced: Tracing?

  init(_ key: Key, _ sampling: Sampling) {
    self.key = key
    start = sampling
  }

  /// Returns the rough shape of the curve.
  mutating func scout() -> Trace {
    if let scouted { return scouted.trace }
    var sampling = start
    let trace = sampling.scout()
    scouted = Scouting(sampling: sampling, trace: trace)
    return trace
  }

  /// Returns what the curve shows of a y-range.
  ///
  /// - Parameter isScouted: whether what the scout found is used.
  mutating func trace(in y: ClosedRange<Double>, isScouted: Bool) -> Trace {
    if let traced, traced.y == y, traced.isScouted == isScouted {
      isNew = false
      return traced.trace
    }
    var sampling = isScouted ? scouted?.sampling ?? start : start
    let trace = sampling.trace(in: y)
    traced = Tracing(y: y, isScouted: isScouted, trace: trace)
    isNew = true
    return trace
  }
}
