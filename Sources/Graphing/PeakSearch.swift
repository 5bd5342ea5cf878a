/// The search for the highest or the lowest point of a curve in a narrow cell.
///
/// It climbs in steps and then jumps to the vertex of a parabola through the best three points. It
/// proves nothing: whoever asks compares what it finds with the bounds of the curve.
struct PeakSearch {
  let cell: ClosedRange<Double>
  /// The first step, about as wide as the curve takes to rise through its bounds.
  let step: Double

  /// Returns the x of a point high enough, or, with -1 for the sign, low enough; nil if it
  /// finds none.
  ///
  /// - Parameter goal: the y, times the sign, that is enough.
  /// - Complexity: at most 18 evaluations.
  func highest(
    _ sign: Double, from start: Point, goal: Double, with evaluator: inout Evaluator
  ) -> Double? {
    func height(_ x: Double) -> Double { sign * evaluator.y(at: x) }
    var best = (x: start.x, height: sign * start.y)
    var step = step
    var stalls = 0
    for _ in 0..<6 where best.height < goal && stalls < 2 {
      let before = best.height
      // Bounds that are too wide make a goal that is never reached: whoever hardly rises gives up.
      defer { if best.height - before < (goal - before) / 8 { stalls += 1 } }
      let room = min(best.x - cell.lowerBound, cell.upperBound - best.x)
      if room > 0 { step = min(step, room) }
      let left = max(best.x - step, cell.lowerBound)
      let right = min(best.x + step, cell.upperBound)
      let (low, high) = (height(left), height(right))
      if max(low, high) > best.height {
        best = low > high ? (left, low) : (right, high)
        continue
      }
      let top = best.x + step / 2 * ((high - low) / (2 * best.height - low - high))
      if cell.contains(top) {
        let found = height(top)
        if found > best.height { best = (top, found) }
      }
      step /= 4
    }
    return best.height >= goal ? best.x : nil
  }
}
