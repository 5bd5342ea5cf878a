import Graphing

/// The graph: it draws the curves it is given and tells what it finds; it owns no model.
struct GraphScreen {
  // Inputs
  var curves: [Curve]
  /// The number of each curve's color.
  var colors: [Int]
  var viewport: Viewport
  /// The size in pixels that the curves are sampled for.
  var columns: Int
  var rows: Int
  /// Whether poles have dotted verticals.
  var showsAsymptotes = true
  /// What the sampling of each curve depends on.
  var keys: [SampledCurve.Key]
  /// The samplings of the picture before.
  var known: [SampledCurve]
  var isCancelled: @Sendable () -> Bool

  // Outputs
  /// Receives what sampling gave of the curves that had to be sampled.
  var onTraces: ([Trace]) -> Void = { _ in }
  /// Receives the sampling of each curve.
  var onSampled: ([SampledCurve]) -> Void = { _ in }

  /// Returns the curves as they show, the y-range fitted if the view follows it; nil if cancelled.
  func picture() -> Picture? {
    var samplings = curves.indices.map { sampling($0) }
    // To begin together takes a quarter of a millisecond, longer than most curves.
    let isLong = curves.contains { $0.samplesAtOnce < 128 }
    var y = viewport.y
    if viewport.followsFit,
      let fitted = Fit.range(of: samplings.traces(isLong: isLong) { $0.scout() })
    {
      y = fitted
    }
    let isScouted = viewport.followsFit
    let traces = samplings.traces(isLong: isLong) { [y] in $0.trace(in: y, isScouted: isScouted) }
    guard traces.allSatisfy(\.isComplete) else { return nil }
    onTraces(traces.indices.filter { samplings[$0].isNew }.map { traces[$0] })
    onSampled(samplings)
    let pixelHeight = (y.upperBound - y.lowerBound) / Double(rows)
    let shown = curves.indices.map { index in
      PictureCurve(
        title: curves[index].title, color: colors[index], segments: traces[index].segments,
        features: traces[index].features,
        vagueness: Vagueness(of: curves[index], in: traces[index], pixelHeight: pixelHeight),
        isUndefined: traces[index].isUndefined)
    }
    return Picture(
      title: curves.count == 1 ? curves[0].title : "", curves: shown, x: viewport.x, y: y,
      showsAsymptotes: showsAsymptotes)
  }

  private func sampling(_ index: Int) -> SampledCurve {
    for sampling in known where sampling.key == keys[index] { return sampling }
    let sampling = Sampling(
      curves[index], over: viewport.x, width: columns, height: rows, isCancelled: isCancelled)
    return SampledCurve(keys[index], sampling)
  }
}

extension [SampledCurve] {
  private struct Answer: Sendable {
    var curve: SampledCurve
    var trace: Trace
  }

  /// Returns what each curve answers, several of them asked at the same time if that takes long.
  ///
  /// - Parameter isLong: whether that is known beforehand.
  fileprivate mutating func traces(
    isLong: Bool, _ ask: @escaping @Sendable (inout SampledCurve) -> Trace
  ) -> [Trace] {
    if count == 1 { return [ask(&self[0])] }
    let curves = self
    var traces: [Trace] = []
    Cores.inOrder(count, patience: isLong ? 0 : 0.01) { index in
      var curve = curves[index]
      let trace = ask(&curve)
      return Answer(curve: curve, trace: trace)
    } take: { answer in
      self[traces.count] = answer.curve
      traces.append(answer.trace)
    }
    return traces
  }
}
