/// A row of the table: a figure of ours beside that of a baseline, measured in the same run.
struct Row {
  var name: String
  var unit: String
  var ours: Double
  /// Nil where there is no baseline, or it is not installed.
  var baseline: Double?
  var baselineName: String
  var aim: Aim?

  var ratio: Double? { baseline.map { ours / $0 } }

  /// Whether the aim is reached; nil without one, or without the baseline that it needs.
  var isMet: Bool? {
    switch aim {
    case .ratio(let most): ratio.map { $0 <= most }
    case .oneTo(let number): ratio.map { $0 <= 1 / number }
    case .figure(let most): ours <= most
    case nil: nil
    }
  }

  static let header = line(["benchmark", "ours", "baseline", "its name", "ratio", "aim", "met"])

  var text: String {
    Self.line([
      name, figure(ours), baseline.map(figure) ?? "", baselineName,
      ratio.map(Column.ratio) ?? "", aim?.text(unit: unit) ?? "",
      isMet.map { $0 ? "yes" : "no" } ?? "",
    ])
  }

  private func figure(_ number: Double) -> String { "\(Column.number(number)) \(unit)" }

  private static func line(_ cells: [String]) -> String {
    let widths = [36, 9, 9, 15, 7, 9, 3]
    let columns = zip(cells, widths).enumerated().map { index, cell in
      [0, 3, 5, 6].contains(index)
        ? Column.left(cell.0, cell.1) : Column.right(cell.0, cell.1)
    }
    var line = columns.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension Row {
  /// A row of seconds, shown as milliseconds.
  init(_ name: String, _ seconds: Medians, against tool: Tool, aim: Aim? = nil) {
    self.init(
      name: name, unit: "ms", ours: seconds.ours * 1e3, baseline: seconds.theirs.map { $0 * 1e3 },
      baselineName: tool.label, aim: aim)
  }
}
