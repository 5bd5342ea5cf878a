import Graphing

/// Statistics of curves as they are shown.
struct StatisticsScreen {
  // Inputs
  /// Returns the name of the curve at an index, or nil if it goes without saying.
  var label: (Int) -> String?
  var number: (Double) -> String
  var isTerminal: Bool

  // Outputs
  /// Receives the numbers that were found: least, greatest, mean.
  var onRead: ([Double]) -> Void = { _ in }

  /// The lines for the curve at an index; nil statistics are "none".
  func lines(_ index: Int, _ statistics: Statistics?) -> [StyledText] {
    var lines: [StyledText] = []
    if let label = label(index) { lines.append(StyledText(label)) }
    guard let statistics else { return lines + ["none"] }
    onRead([statistics.minimum, statistics.maximum, statistics.mean])
    let rows = [
      ("count", "\(statistics.count)"), ("min", number(statistics.minimum)),
      ("max", number(statistics.maximum)), ("mean", number(statistics.mean)),
    ]
    return lines
      + rows.map { name, value in
        let gap = isTerminal ? String(repeating: " ", count: 6 - name.count) : "\t"
        return StyledText(name + gap) + StyledText(value, .number)
      }
  }
}
