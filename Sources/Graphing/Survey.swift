/// The cells of a curve, from left to right, each with its verdict.
///
/// When the scale changes, cells are judged again on what is known of them, and only those that
/// need it are divided.
struct Survey<C: Cell>: RandomAccessCollection, Sendable {
  /// The cells in the order in which they came up: cells are large, and none is ever moved.
  private var cells: [C]
  /// Their indices from left to right.
  private var order: [Int]
  /// The index of the cell to the right of each; -1 for the last.
  private var followers: [Int] = []
  /// The halvings spent on each column since its cells became narrower than a pixel; empty if none
  /// were.
  private var halvings: [UInt8] = []

  /// Makes a survey of cells that lie side by side.
  init(_ cells: [C]) {
    self.cells = cells
    order = Array(cells.indices)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { order.count }
  subscript(position: Int) -> C { cells[order[position]] }

  /// Judges and divides the cells until each has its verdict; after a cancel, some have none.
  ///
  /// The widest cells come first: everything is looked at coarsely before anything is looked at
  /// finely, so that where the budget ends it is missed where it is needed most.
  mutating func settle(on scale: Scale, with evaluator: inout Evaluator) {
    let limit = evaluator.effort + scale.budget
    halvings = []
    link()
    var level = order
    while !level.isEmpty {
      var next: [Int] = []
      for index in level {
        cells[index].verdict = cells[index].verdict(on: scale)
        guard cells[index].verdict == .halve, !evaluator.wasCancelled else { continue }
        let mayDivide = cells[index].isDivisible && evaluator.effort < limit
        if mayDivide, charge(cells[index], on: scale) {
          next.append(index)
          next.append(contentsOf: divide(index, on: scale, with: &evaluator))
        } else {
          cells[index].verdict = cells[index].lastVerdict(on: scale)
        }
      }
      level = next
    }
    putInOrder()
  }

  /// Divides a cell, which becomes the first of its parts, and returns the indices of the others.
  private mutating func divide(
    _ index: Int, on scale: Scale, with evaluator: inout Evaluator
  ) -> Range<Int> {
    let parts = cells.count
    // What memory is only reserved costs next to nothing; copying cells, and touching more, does.
    if parts + 4 > cells.capacity { cells.reserveCapacity(8 * parts) }
    var cell = cells[index]
    cell.divide(on: scale, with: &evaluator, into: &cells)
    cells[index] = cell
    var last = index
    for part in parts..<cells.count {
      followers.append(followers[last])
      followers[last] = part
      last = part
    }
    return parts..<cells.count
  }

  /// Charges the column of a narrow cell for its halves; false if it has spent its budget.
  private mutating func charge(_ cell: C, on scale: Scale) -> Bool {
    guard cell.width <= scale.pixelWidth else { return true }
    if halvings.isEmpty { halvings = [UInt8](repeating: 0, count: scale.columns) }
    let column = scale.column(of: cell.left / 2 + cell.right / 2)
    guard halvings[column] < scale.columnBudget else { return false }
    halvings[column] += 1
    return true
  }

  private mutating func link() {
    followers = [Int](repeating: -1, count: cells.count)
    for (index, follower) in zip(order, order.dropFirst()) { followers[index] = follower }
  }

  private mutating func putInOrder() {
    guard var index = order.first else { return }
    order = []
    order.reserveCapacity(cells.count)
    while index >= 0 {
      order.append(index)
      index = followers[index]
    }
    followers = []
  }
}
