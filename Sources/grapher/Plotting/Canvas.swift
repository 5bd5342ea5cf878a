internal import Graphing

/// The map between data coordinates and the pixels of the area curves are drawn in.
///
/// Pixels are `Point`s too, from (0, 0) at the lower left to (width, height).
struct Canvas: Hashable, Sendable {
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>
  let width: Double
  let height: Double

  /// Far outside of every picture, yet small enough to calculate with.
  private static let farAway = 1e15

  /// Returns the pixel of a point, at most 1e15 pixels away.
  ///
  /// A stroke to a point further off looks the same: it leaves the picture at the same place.
  func pixel(_ point: Point) -> Point {
    Point(
      x: Self.place(point.x, in: x, of: width), y: Self.place(point.y, in: y, of: height))
  }

  /// Returns the point of a pixel, rounded to a decimal grid of a thousandth of a pixel at most.
  ///
  /// The rounding makes data short: gnuplot reads a pipe one byte at a time.
  func point(_ pixel: Point) -> Point {
    Point(
      x: RoundedNumbers(step: (x.upperBound - x.lowerBound) / width / 1000)
        .round(x.lowerBound + pixel.x / width * (x.upperBound - x.lowerBound)),
      y: RoundedNumbers(step: (y.upperBound - y.lowerBound) / height / 1000)
        .round(y.lowerBound + pixel.y / height * (y.upperBound - y.lowerBound)))
  }

  private static func place(_ value: Double, in range: ClosedRange<Double>, of size: Double)
    -> Double
  {
    let place = (value - range.lowerBound) / (range.upperBound - range.lowerBound) * size
    return min(max(place, -farAway), farAway)
  }
}
