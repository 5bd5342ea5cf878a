/// How the tokens of a program hang together, without a tree: where each expression begins.
///
/// The operands of an operation stand right before it, so that the start of every subexpression is
/// all there is to know. An operation with too few operands takes those that are there.
struct Shape {
  /// The index of the first token of the subexpression that ends at each token.
  private var starts: [Int] = []
  /// The number of operands each token has.
  private var counts: [UInt8] = []
  /// The last token of each expression, oldest first.
  private(set) var roots: [Int] = []
  /// Whether no operation lacks an operand.
  private(set) var isComplete = true

  init(_ tokens: [Token]) {
    starts.reserveCapacity(tokens.count)
    counts.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      var start = index
      var count = 0
      if case .operation(let operation) = token {
        count = min(operation.arity, roots.count)
        if count < operation.arity { isComplete = false }
        if count > 0 { start = starts[roots[roots.count - count]] }
        roots.removeLast(count)
      }
      starts.append(start)
      counts.append(UInt8(count))
      roots.append(index)
    }
  }

  /// The last tokens of the operands of the operation at an index, first operand first.
  func operands(of node: Int) -> [Int] {
    var operands: [Int] = []
    var end = node - 1
    for _ in 0..<counts[node] {
      operands.append(end)
      end = starts[end] - 1
    }
    return operands.reversed()
  }

  /// The tokens of the subexpression that ends at an index.
  func range(of node: Int) -> Range<Int> { starts[node]..<(node + 1) }
}
