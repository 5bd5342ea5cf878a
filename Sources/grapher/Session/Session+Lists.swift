import CalculatorBrain

extension Session {
  /// Emits a row of a numbered list: aligned at the prompt, separated by tabs in a batch.
  func listRow(number: Int, columns: [String]) {
    listRow(name: "\(number)", columns: columns)
  }

  /// Emits a row of a list under a name.
  func listRow(name: String, columns: [String]) {
    let columns = columns.map { VisibleText.of($0) }
    if mode == .batch {
      return emit(.line(StyledText(([name] + columns).joined(separator: "\t"))))
    }
    let shown = columns.filter { !$0.isEmpty }.joined(separator: "  ")
    let padding = String(repeating: " ", count: max(0, 9 - name.count))
    emit(.line(StyledText(name + padding, .name) + StyledText(shown)))
  }
}
