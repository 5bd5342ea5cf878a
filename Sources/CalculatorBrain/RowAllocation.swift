/// Gives each value of a graph a row, and the row of one that is no longer needed to another.
struct RowAllocation {
  /// The number of rows so far; row 0 is that of the argument.
  private(set) var count = 1
  /// The rows of the constants that need one.
  private(set) var constantRows: [Int: Int] = [:]
  private var nodeRows: [Int]
  private var free: [Int] = []
  /// The values whose last use is at a node.
  private var lastUses: [[Int]]

  init(_ graph: ValueGraph) {
    nodeRows = Array(repeating: 0, count: graph.nodes.count)
    lastUses = Array(repeating: [], count: graph.nodes.count)
    var isUsed = Array(repeating: false, count: graph.nodes.count)
    if case .node(let result) = graph.result { isUsed[result] = true }
    // From the end, the first use that is met is the last one.
    for index in graph.nodes.indices.reversed() {
      let node = graph.nodes[index]
      for case .node(let operand) in [node.x, node.y, node.z] where !isUsed[operand] {
        isUsed[operand] = true
        lastUses[index].append(operand)
      }
    }
  }

  /// Returns a row for the result of a node; none of its operands' rows, which are still in use.
  mutating func row(ofNode index: Int) -> Int {
    nodeRows[index] = free.popLast() ?? added()
    return nodeRows[index]
  }

  /// Returns the row of a value; a constant gets one for good.
  mutating func row(of value: ValueGraph.Value) -> Int {
    switch value {
    case .argument: return 0
    case .node(let index): return nodeRows[index]
    case .constant(let index):
      if let row = constantRows[index] { return row }
      let row = added()
      constantRows[index] = row
      return row
    }
  }

  /// Takes back the rows of the values that no node after this one needs.
  mutating func release(after index: Int) {
    for operand in lastUses[index] { free.append(nodeRows[operand]) }
  }

  private mutating func added() -> Int {
    count += 1
    return count - 1
  }
}
