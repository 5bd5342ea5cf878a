/// The part of the plane that a picture shows, and who chose its y-range.
///
/// ```swift
/// var view = Viewport()           // -10:10 by -10:10
/// try view.zoom(by: 2)            // -5:5 by -5:5
/// try view.pan(.right)            // -2.5:7.5 by -5:5
/// ```
/// Every view can be labeled: bounds are finite and smaller than ``largestCoordinate``, lower is
/// less than upper, and 1/4096 of the width still moves the coordinate at both ends. A change that
/// would break this throws and leaves the view as it was.
public struct Viewport: Hashable, Sendable {
  /// The x-range and y-range of a fresh view.
  public static let standardRange = -10.0...10.0
  /// The largest coordinate that gnuplot draws; from 8e307 on it takes a number as undefined.
  public static let largestCoordinate = 7.9e307
  /// The number of steps in a range that must all be different numbers.
  static let steps = 4096.0

  /// The range of x.
  public private(set) var x: ClosedRange<Double>
  /// The range of y.
  public private(set) var y: ClosedRange<Double>
  /// Whether y was ranged by hand; stays until it is fitted or reset.
  public private(set) var isYExplicit: Bool
  /// Whether y is to be fitted to a new program.
  ///
  /// True until the user zooms, pans, centers, equalizes the axes or ranges y; true again after
  /// a fit or reset. Ranging x leaves it alone: y then follows what the new range shows.
  public private(set) var followsFit: Bool

  /// Makes the standard view, whose y follows what is drawn.
  public init() {
    x = Self.standardRange
    y = Self.standardRange
    isYExplicit = false
    followsFit = true
  }

  /// Makes a view of given ranges, lower before upper.
  public init(
    x: ClosedRange<Double>, y: ClosedRange<Double>, isYExplicit: Bool = false,
    followsFit: Bool = true
  ) throws(ViewportError) {
    self.x = try Self.checked(x.lowerBound, x.upperBound, .x)
    self.y = try Self.checked(y.lowerBound, y.upperBound, .y)
    self.isYExplicit = isYExplicit
    self.followsFit = followsFit
  }

  /// Shows the given range of x; returns whether the bounds were reversed and are now swapped.
  @discardableResult
  public mutating func setX(_ from: Double, _ through: Double) throws(ViewportError) -> Bool {
    x = try Self.checked(min(from, through), max(from, through), .x)
    return from > through
  }

  /// Shows the given range of y from now on; returns whether the bounds were swapped.
  @discardableResult
  public mutating func setY(_ from: Double, _ through: Double) throws(ViewportError) -> Bool {
    y = try Self.checked(min(from, through), max(from, through), .y)
    isYExplicit = true
    followsFit = false
    return from > through
  }

  /// Shows the given range of y, which was fitted to a curve, and follows the next fit.
  public mutating func fit(y range: ClosedRange<Double>) throws(ViewportError) {
    y = try Self.checked(range.lowerBound, range.upperBound, .y)
    followFit()
  }

  /// Leaves y to be fitted, as `yrange auto` asks; the range stays until there is a fit.
  public mutating func followFit() {
    isYExplicit = false
    followsFit = true
  }

  /// Divides the ranges by a factor about their middles: 2 halves them, 0.5 doubles them.
  ///
  /// - Parameter axis: the one axis to zoom; nil for both.
  public mutating func zoom(by factor: Double, axis: Axis? = nil) throws(ViewportError) {
    guard factor.isFinite, factor > 0 else { throw .notAFactor(factor) }
    let zoomedX = axis == .y ? x : try Self.zoomed(x, by: factor, .x)
    let zoomedY = axis == .x ? y : try Self.zoomed(y, by: factor, .y)
    look(at: zoomedX, zoomedY)
  }

  /// Moves the window by a fraction of its size; a negative one moves it the other way.
  public mutating func pan(
    _ direction: Direction, by fraction: Double = 0.25
  ) throws(ViewportError) {
    guard fraction.isFinite else { throw .notAFraction(fraction) }
    let signed = direction.isForward ? fraction : -fraction
    switch direction.axis {
    case .x: look(at: try Self.moved(x, by: signed * Self.width(x), .x), y)
    case .y: look(at: x, try Self.moved(y, by: signed * Self.width(y), .y))
    }
  }

  /// Moves the window so that the point is in its middle.
  public mutating func center(on point: Point) throws(ViewportError) {
    let centeredX = try Self.around(point.x, halfWidth: Self.width(x) / 2, .x)
    let centeredY = try Self.around(point.y, halfWidth: Self.width(y) / 2, .y)
    look(at: centeredX, centeredY)
  }

  /// Makes one unit alike on both axes of a picture, by changing y about its middle.
  ///
  /// - Parameters width, height: the size of the plot in pixels, or in any unit in which a
  ///   square has equal sides; a terminal's cells are about twice as high as wide.
  public mutating func equalizeAxes(
    width: Double, height: Double
  ) throws(ViewportError) {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw .notASize(width: width, height: height)
    }
    let half = Self.width(x) / 2 * (height / width)
    look(at: x, try Self.around(Self.middle(y), halfWidth: half, .y))
  }

  /// Goes back to the standard view.
  public mutating func reset() {
    self = Viewport()
  }

  /// Returns whether a range can be drawn and labeled on either axis.
  public static func canShow(_ range: ClosedRange<Double>) -> Bool {
    (try? checked(range.lowerBound, range.upperBound, .y)) != nil
  }

  /// Shows what the user chose to look at, which no fit may take away.
  private mutating func look(at x: ClosedRange<Double>, _ y: ClosedRange<Double>) {
    self.x = x
    self.y = y
    followsFit = false
  }
}

extension Viewport {
  /// Returns the range between two bounds, or throws what makes it impossible to draw.
  private static func checked(
    _ lower: Double, _ upper: Double, _ axis: Axis
  ) throws(ViewportError) -> ClosedRange<Double> {
    guard lower.isFinite, upper.isFinite else {
      throw .notFinite(axis, lower: lower, upper: upper)
    }
    guard max(lower.magnitude, upper.magnitude) <= largestCoordinate else {
      throw .tooWide(axis, lower: lower, upper: upper)
    }
    let step = (upper - lower) / steps
    guard step.isNormal, step > 0, lower + step > lower, upper - step < upper else {
      throw .tooNarrow(axis, lower: lower, upper: upper)
    }
    return lower...upper
  }

  private static func width(_ range: ClosedRange<Double>) -> Double {
    range.upperBound - range.lowerBound
  }

  private static func middle(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound / 2 + range.upperBound / 2
  }

  /// Returns a range moved by a distance; one that overflows is too wide, not infinite.
  private static func moved(
    _ range: ClosedRange<Double>, by distance: Double, _ axis: Axis
  ) throws(ViewportError) -> ClosedRange<Double> {
    let lower = range.lowerBound + distance
    let upper = range.upperBound + distance
    guard lower.isFinite, upper.isFinite else { throw .tooWide(axis, lower: lower, upper: upper) }
    return try checked(lower, upper, axis)
  }

  private static func zoomed(
    _ range: ClosedRange<Double>, by factor: Double, _ axis: Axis
  ) throws(ViewportError) -> ClosedRange<Double> {
    try around(middle(range), halfWidth: width(range) / 2 / factor, axis)
  }

  private static func around(
    _ middle: Double, halfWidth: Double, _ axis: Axis
  ) throws(ViewportError) -> ClosedRange<Double> {
    let lower = middle - halfWidth
    let upper = middle + halfWidth
    guard middle.isFinite else { throw .notFinite(axis, lower: middle, upper: middle) }
    guard lower.isFinite, upper.isFinite else { throw .tooWide(axis, lower: lower, upper: upper) }
    return try checked(lower, upper, axis)
  }
}
