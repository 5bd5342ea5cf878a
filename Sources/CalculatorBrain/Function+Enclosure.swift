public import IntervalArithmetic

extension Function {
  /// Returns what is known of the function on a closed interval of its argument, or nil if it is
  /// nowhere defined on it.
  ///
  /// Constants are the doubles that evaluation uses, so that the enclosure is that of the very
  /// function that is evaluated. Allocates nothing for expressions that need up to eight levels.
  ///
  ///     let f = try Program("M sq").function(of: .graph, given: [:])
  ///     f.enclosure(over: Interval(1, 2))?.range  // Interval(1, 4)
  public func enclosure(over cell: Interval) -> Enclosure? {
    if depth <= 8 {
      var stack = InlineArray<8, EnclosureTerm?>(repeating: nil)
      var span = stack.mutableSpan
      return run(over: cell, &span)
    }
    var stack = [EnclosureTerm?](repeating: nil, count: depth)
    var span = stack.mutableSpan
    return run(over: cell, &span)
  }

  /// Runs the instructions on terms; nil on the stack is nowhere defined, and flows on.
  private func run(
    over cell: Interval, _ stack: inout MutableSpan<EnclosureTerm?>
  ) -> Enclosure? {
    let argument = EnclosureTerm(argument: cell)
    var top = -1
    for instruction in instructions {
      switch instruction.code {
      case .constant:
        top += 1
        let constant = instruction.constant
        stack[top] = constant.isNaN ? nil : EnclosureTerm(constant: constant)
      case .argument:
        top += 1
        stack[top] = argument
      case .unary:
        guard let x = stack[top] else { continue }
        stack[top] = instruction.operation.enclosure(x, nil, nil)
      case .binary:
        top -= 1
        guard let x = stack[top] else { continue }
        guard let y = stack[top + 1] else {
          stack[top] = nil
          continue
        }
        stack[top] = instruction.operation.enclosure(x, y, nil)
      case .ternary:
        top -= 2
        guard let x = stack[top] else { continue }
        stack[top] = instruction.operation.enclosure(x, stack[top + 1], stack[top + 2])
      }
    }
    return stack[top]?.enclosure
  }
}
