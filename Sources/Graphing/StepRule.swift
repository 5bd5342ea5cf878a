/// The steps between neighboring samples that a smooth curve would hardly take.
///
/// The rule only accuses; ``Refinement`` then looks closer. A false accusation costs a few
/// evaluations, a missed one may draw a line through a pole.
enum StepRule {
  /// Rounding noise, as a share of the value: 256 units in the last place.
  static let noise = 0x1p-44

  /// Returns a quarter of the step from y0 to y1; the quarter, because a whole may overflow.
  static func quarterStep(_ y0: Double, _ y1: Double) -> Double {
    y1 / 4 - y0 / 4
  }

  /// Returns whether the step from sample `index` to the next one must be looked at closely.
  ///
  /// - A jump: the step lies outside its neighboring steps by half of the larger one. On a smooth
  ///   curve the steps in a row are about an arithmetic sequence. Each neighbor is also replaced
  ///   by the one farther out, for a jump that a sample splits into two steps.
  /// - A pole between samples of one sign, like that of 1/x²: the neighbors climb from both sides
  ///   and ever faster. At a smooth peak they slow down.
  ///
  /// A missing neighbor (NaN, or the end of the samples) counts as suspicious.
  static func isSuspicious(_ index: Int, in ys: [Double]) -> Bool {
    let (outerBefore, before) = (quarterStep(index - 2, in: ys), quarterStep(index - 1, in: ys))
    let step = quarterStep(index, in: ys)
    let (after, outerAfter) = (quarterStep(index + 1, in: ys), quarterStep(index + 2, in: ys))
    let steepest = Double.maximum(before.magnitude, after.magnitude)
    let largest = Double.maximum(step.magnitude, steepest)
    // Steps are quarters, hence the quarter of the values.
    if largest <= noise * max(ys[index].magnitude, ys[index + 1].magnitude) / 4 { return false }
    guard !steepest.isNaN else { return true }
    return leaps(step, before, after)
      || outerAfter.isFinite && leaps(step, before, outerAfter)
      || outerBefore.isFinite && leaps(step, outerBefore, after)
      || isPeak(before: (outerBefore, before), after: (after, outerAfter))
  }

  /// Returns whether a curve climbs toward a gap from both sides, ever faster (or falls so).
  ///
  /// - Parameter before: two slopes that lead to the gap; NaN where not known.
  /// - Parameter after: two slopes that lead away from it.
  static func isPeak(
    before: (outer: Double, inner: Double), after: (inner: Double, outer: Double)
  ) -> Bool {
    if before.inner.isFinite, after.inner.isFinite,
      before.inner == 0 || after.inner == 0 || before.inner.sign == after.inner.sign
    {
      return false
    }
    return accelerates(before.inner, from: before.outer)
      && accelerates(after.inner, from: after.outer)
  }

  private static func leaps(_ step: Double, _ before: Double, _ after: Double) -> Bool {
    let tolerance = Double.maximum(before.magnitude, after.magnitude) / 2
    return step < Double.minimum(before, after) - tolerance
      || step > Double.maximum(before, after) + tolerance
  }

  /// Returns whether a slope is much larger than the one farther out, or one is not known.
  ///
  /// The factor lies between that of √|x| (1.45), which is continuous, and that of ln|x| (1.7).
  private static func accelerates(_ slope: Double, from outer: Double) -> Bool {
    !(slope.magnitude <= 1.6 * outer.magnitude)
  }

  private static func quarterStep(_ index: Int, in ys: [Double]) -> Double {
    guard index >= 0, index + 1 < ys.count else { return .nan }
    return quarterStep(ys[index], ys[index + 1])
  }
}
