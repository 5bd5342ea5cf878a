/// The cells of a curve, from left to right, each with its verdict.
///
/// Verdicts belong to a scale; cells do not. When the scale changes, cells are judged again on what
/// is known of them, and only those that need it are divided.
struct Survey<C: Cell> {
  struct Settled {
    var cell: C
    var verdict: Verdict
  }

  private(set) var settled: [Settled]
  /// The evaluations spent on each column since its cells are narrower than a pixel.
  private var spent: [Int] = []

  /// Makes a survey of cells that lie side by side.
  init(_ cells: [C]) {
    settled = cells.map { Settled(cell: $0, verdict: .halve) }
  }

  /// Judges and divides the cells until each has its verdict; after a cancel, some have none.
  ///
  /// The widest cells come first: everything is looked at coarsely before anything is looked at
  /// finely, so that where the budget ends it is missed where it is needed most.
  mutating func settle(on scale: Scale, with evaluator: inout Evaluator) {
    let limit = evaluator.count + scale.budget
    spent = [Int](repeating: 0, count: scale.columns)
    var level = settled.map(\.cell)
    var next: [C] = []
    settled.removeAll(keepingCapacity: true)
    while !level.isEmpty {
      for cell in level {
        var verdict = cell.verdict(on: scale)
        if verdict == .halve, !evaluator.wasCancelled {
          let mayDivide = cell.isDivisible && evaluator.count < limit
          if mayDivide, charge(cell, on: scale) {
            cell.divide(on: scale, with: &evaluator, into: &next)
            continue
          }
          verdict = cell.lastVerdict(on: scale)
        }
        settled.append(Settled(cell: cell, verdict: verdict))
      }
      swap(&level, &next)
      next.removeAll(keepingCapacity: true)
    }
    sort()
  }

  /// Charges the column of a narrow cell for its halves; false if it has spent its budget.
  private mutating func charge(_ cell: C, on scale: Scale) -> Bool {
    guard cell.width <= scale.pixelWidth else { return true }
    let column = scale.column(of: cell.left / 2 + cell.right / 2)
    guard spent[column] < scale.columnBudget else { return false }
    spent[column] += 2
    return true
  }

  /// Brings the cells into their order on the axis.
  private mutating func sort() {
    // Cells are large; moving their places first is much faster.
    let order = settled.indices
      .map { (left: settled[$0].cell.left, index: $0) }
      .sorted { $0.left < $1.left }
    settled = order.map { settled[$0.index] }
  }
}
