import CalculatorBrain

extension Session {
  /// Emits a row of a numbered list: aligned at the prompt, separated by tabs in a batch.
  func listRow(number: Int, columns: [String]) {
    listRow(
      name: mode == .prompt && number < 10 ? " \(number)" : "\(number)", columns: columns, width: 4)
  }

  /// Emits a row of a list under a name.
  func listRow(name: String, columns: [String], width: Int = 11) {
    let columns = columns.map { VisibleText.of($0) }
    if mode == .batch {
      return emit(.line(StyledText(([name] + columns).joined(separator: "\t"))))
    }
    let shown = columns.filter { !$0.isEmpty }.joined(separator: "  ")
    let padding = String(repeating: " ", count: max(2, width - name.count))
    emit(.line(StyledText(name + padding, .name) + StyledText(shown)))
  }
}
