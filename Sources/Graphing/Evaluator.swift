internal import IntervalArithmetic

/// The counted, cancelable evaluation of one curve.
///
/// Whatever a closure returns, what comes out is a finite number or NaN.
struct Evaluator: Sendable {
  /// The most points that are evaluated at once.
  static let blockSize = 128

  private let curve: Curve
  private let isCancelled: @Sendable () -> Bool
  /// The number of points evaluated so far.
  private(set) var points = 0
  /// How many of them were evaluated without bounds.
  private var pointsWithoutBounds = 0
  /// The number of enclosures evaluated so far, those of single points not among them.
  private(set) var enclosures = 0
  /// Whether a cancel was seen; from then on nothing is evaluated.
  private(set) var wasCancelled = false

  init(_ curve: Curve, isCancelled: @escaping @Sendable () -> Bool = { false }) {
    self.curve = curve
    self.isCancelled = isCancelled
  }

  /// The number of evaluations so far.
  var count: Int { points + enclosures }

  /// The number of evaluations so far, values counting less where there are enclosures, which
  /// take about eight times as long.
  var effort: Int { isProving ? count - pointsWithoutBounds + pointsWithoutBounds / 8 : count }

  /// Whether there are enclosures, which prove things.
  var isProving: Bool { curve.enclosure != nil }

  /// Returns y at x, or NaN where the curve is undefined or infinite, and after a cancel.
  mutating func y(at x: Double) -> Double {
    lookForCancel()
    guard !wasCancelled else { return .nan }
    points += 1
    pointsWithoutBounds += 1
    return Self.finite(curve.yForX(x) ?? .nan)
  }

  /// Returns the bounds of y at x, or nil where the curve is not known to be defined.
  mutating func value(at x: Double) -> Interval? {
    guard let enclose = curve.enclosure else {
      let y = y(at: x)
      return y.isFinite ? Interval(y) : nil
    }
    lookForCancel()
    guard !wasCancelled else { return nil }
    points += 1
    guard let enclosure = enclose(Interval(x)), enclosure.trust >= .defined else { return nil }
    return enclosure.range
  }

  /// Returns what is known on a cell, or nil where the curve is undefined, and after a cancel.
  mutating func enclosure(over cell: Interval) -> Enclosure? {
    lookForCancel()
    guard !wasCancelled, let enclose = curve.enclosure else { return nil }
    enclosures += 1
    return enclose(cell)
  }

  /// Returns whether the bounds of y at x hold the value that the curve itself has there.
  func agrees(_ bounds: Interval, at x: Double) -> Bool {
    curve.enclosure == nil || bounds.contains(curve.yForX(x) ?? .nan)
  }

  /// Returns y at every x, in blocks if the curve can; after a cancel, at the first of them only.
  mutating func values(at xs: [Double]) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(xs.count)
    while values.count < xs.count {
      lookForCancel()
      if wasCancelled { break }
      let end = min(values.count + blockSize, xs.count)
      values.append(contentsOf: samples(at: Array(xs[values.count..<end])))
    }
    return values
  }

  private var blockSize: Int { max(1, min(curve.samplesAtOnce, Self.blockSize)) }

  private mutating func samples(at xs: [Double]) -> [Double] {
    guard let samples = curve.samples else { return xs.map { y(at: $0) } }
    points += xs.count
    pointsWithoutBounds += xs.count
    var ys = [Double](repeating: .nan, count: xs.count)
    var target = ys.mutableSpan
    samples(xs.span, &target)
    return ys.map(Self.finite)
  }

  /// Asks each time, because an evaluation of a long program may take milliseconds.
  private mutating func lookForCancel() {
    if !wasCancelled { wasCancelled = isCancelled() }
  }

  private static func finite(_ y: Double) -> Double {
    y.isFinite ? y : .nan
  }
}
