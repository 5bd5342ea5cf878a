import Glibc

/// The medians of two measurements, made in turns: what else the machine does meets both.
struct Medians {
  let ours: Double
  /// Nil if there is nothing to measure against.
  let theirs: Double?

  /// Measures both as many times as said.
  init(of runs: Int, ours: () throws -> Double, theirs: (() throws -> Double)?) throws {
    var figures: (ours: [Double], theirs: [Double]) = ([], [])
    for _ in 0..<runs {
      figures.ours.append(try ours())
      if let theirs { figures.theirs.append(try theirs()) }
    }
    self.ours = figures.ours.median
    self.theirs = theirs == nil ? nil : figures.theirs.median
  }
}

extension [Double] {
  /// The number in the middle, the greater of two; NaN if there is none.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }

  /// The geometric mean of positive numbers; NaN if there is none.
  var geometricMean: Double { exp(map { log($0) }.reduce(0, +) / Double(count)) }
}
