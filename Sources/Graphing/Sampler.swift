/// Turns a curve into unbroken strokes over a range of x.
///
/// One sample a pixel column, through the curve's `samples` if it has them, else `yForX`; then a
/// closer look wherever neighbors differ more than a smooth curve would (``StepRule``) and where
/// the curve begins or ends. Only neighbors that are both finite are joined, and over a suspicious
/// step only if it shrinks with its interval.
///
/// What happens within a column between samples that look smooth is not seen.
public enum Sampler {
  /// Returns the strokes of a curve.
  ///
  /// ```swift
  /// let tangent = Curve(title: "tan(M)", yForX: { tan($0) })
  /// Sampler.trace(tangent, over: -10...10, columns: 800).segments.count  // 7
  /// ```
  ///
  /// - Parameter x: the range; both ends are sampled exactly. One that is not finite gives nothing.
  /// - Parameter columns: the width of the picture in pixels, 1 to 1,000,000, else the nearest;
  ///   fewer are taken if the range has too few different numbers.
  /// - Parameter isCancelled: asked before each evaluation, or each block of 128; after it said yes
  ///   the strokes found so far are returned, `isComplete` false.
  /// - Complexity: columns + 1 evaluations, and 20 to 70 more for each jump, pole and edge. Curves
  ///   that turn about in every column are cut off, and broken, at 33 a column and 4,096 more.
  public static func trace(
    _ curve: Curve, over x: ClosedRange<Double>, columns: Int,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> Trace {
    guard x.lowerBound.isFinite, x.upperBound.isFinite else { return Trace(x: x, segments: []) }
    var evaluator = Evaluator(curve, isCancelled: isCancelled)
    let grid = ColumnGrid(x, columns: columns)
    let ys = evaluator.values(at: Array(grid))
    var strokes = Pen()
    for index in ys.indices {
      if ys[index].isFinite { strokes.append([Point(x: grid[index], y: ys[index])]) }
      if index + 1 < ys.count {
        connect(index, of: ys, on: grid, with: &evaluator, into: &strokes)
      }
    }
    strokes.lift()
    return Trace(
      x: x, segments: strokes.segments, points: evaluator.points,
      isComplete: !evaluator.wasCancelled)
  }

  /// Goes from a sample to the next one: through, up to an edge, or over a break.
  private static func connect(
    _ index: Int, of ys: [Double], on grid: ColumnGrid, with evaluator: inout Evaluator,
    into strokes: inout Pen
  ) {
    let (y, next) = (ys[index], ys[index + 1])
    let mayLook = evaluator.count < 32 * ys.count + 4096
    if y.isFinite, next.isFinite {
      guard StepRule.isSuspicious(index, in: ys) else { return }
      let look =
        mayLook
        ? Refinement.between(index, in: ys, on: grid, with: &evaluator) : Refinement()
      strokes.append(look.left)
      if !look.isJoined { strokes.lift() }
      strokes.append(look.right)
    } else if y.isFinite {
      if mayLook {
        let here = Point(x: grid[index], y: y)
        let inner = index > 0 ? ys[index - 1] : .nan
        strokes.append(
          DomainEdge.vertices(from: here, after: inner, toward: grid[index + 1], with: &evaluator))
      }
      strokes.lift()
    } else if next.isFinite, mayLook {
      let there = Point(x: grid[index + 1], y: next)
      let inner = index + 2 < ys.count ? ys[index + 2] : .nan
      strokes.append(
        DomainEdge.vertices(from: there, after: inner, toward: grid[index], with: &evaluator)
          .reversed())
    }
  }
}
