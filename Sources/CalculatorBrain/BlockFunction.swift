/// A function compiled for many arguments at once.
///
/// It works on blocks of up to 512 arguments, whose intermediate values stay in the cache next to
/// the processor, one operation after the other over a whole block.
public struct BlockFunction: Sendable {
  /// An operation on rows.
  struct Step {
    /// Nil if the operation goes number by number.
    var kernel: Kernel?
    var operation: Operation
    var x: Operand
    var y: Operand
    var z: Operand
    var row: Int
  }

  /// Where an operand is found.
  enum Operand {
    case row(Int)
    /// One number for all.
    case constant(Int)
  }

  private(set) var steps: [Step] = []
  let constants: [Double]
  /// The constants that fill a row, and which.
  private var constantRows: [(constant: Int, row: Int)] = []
  /// The row of the argument is 0.
  private var rows = 1
  private var result = 0

  /// Compiles a function.
  ///
  /// - Complexity: O(n) for n words.
  init(_ function: Function) {
    let graph = ValueGraph(function.instructions)
    constants = graph.constants
    var allocation = RowAllocation(graph)
    for index in graph.nodes.indices {
      let node = graph.nodes[index]
      let row = allocation.row(ofNode: index)
      let step = Self.step(node, row: row, with: &allocation)
      steps.append(step)
      allocation.release(after: index)
    }
    result = allocation.row(of: graph.result)
    rows = allocation.count
    constantRows = allocation.constantRows.map { ($0.key, $0.value) }
  }

  private static func step(
    _ node: ValueGraph.Node, row: Int, with allocation: inout RowAllocation
  ) -> Step {
    let operation = node.operation
    let x = node.x
    // A unary kernel looks at its operand alone.
    let y = operation.arity == 1 ? node.x : node.y
    if case .constant(let constant) = y, operation.arity == 2,
      let other = node.isWholePower ? Kernel.wholePower : operation.kernelWithConstant
    {
      return Step(
        kernel: other, operation: operation, x: .row(allocation.row(of: x)),
        y: .constant(constant), z: .row(0), row: row)
    }
    if case .constant(let constant) = x, let other = operation.kernelOfConstant {
      return Step(
        kernel: other, operation: operation, x: .constant(constant),
        y: .row(allocation.row(of: y)), z: .row(0), row: row)
    }
    return Step(
      kernel: operation.kernel, operation: operation, x: .row(allocation.row(of: x)),
      y: .row(allocation.row(of: y)), z: .row(allocation.row(of: node.z)), row: row)
  }

  /// Writes the value at each of the arguments; NaN where it is undefined or infinite.
  ///
  /// Each operation is at most 4 units in the last place from what it is one by one, and exactly the
  /// same for special and huge arguments.
  public func values(at arguments: Span<Double>, into values: inout MutableSpan<Double>) {
    // Very long programs may need many rows: then these are short, so that memory stays small.
    let width = max(8, min(512, 65_536 / rows / 8 * 8))
    // One more row, for the values with NaN in place of what is infinite.
    let block = RowMemory(rows: rows + 1, width: width, constants: constants)
    for (constant, row) in constantRows { block.fill(row, with: constants[constant]) }
    var start = 0
    while start < arguments.count {
      let count = min(width, arguments.count - start)
      block.load(arguments, from: start, count: count)
      for step in steps { block.run(step, count: count) }
      block.store(result, by: rows, into: &values, from: start, count: count)
      start += count
    }
  }
}

extension Function {
  /// Writes the value at each of the arguments; NaN where it is undefined or infinite.
  ///
  /// Compiles first: whoever asks often keeps the ``blocks``.
  public func values(at arguments: Span<Double>, into values: inout MutableSpan<Double>) {
    blocks.values(at: arguments, into: &values)
  }

  /// The function compiled for many arguments at once.
  public var blocks: BlockFunction { BlockFunction(self) }
}
