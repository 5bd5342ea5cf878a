import IntervalArithmetic
import Testing

/// Laws that hold of the enclosures of any program, whatever it computes.
@Suite struct RandomProgramTests {
  /// A program in reverse Polish notation.
  private enum Step {
    case argument
    case number(Double)
    case unary(String, UnaryOperation)
    case binary(String, BinaryOperation)
  }

  private func program(_ random: inout SplitMix64) -> [Step] {
    let unary = OperationTable.unary.sorted { $0.key < $1.key }
    let binary = OperationTable.binary.sorted { $0.key < $1.key }
    var steps: [Step] = []
    var depth = 0
    let length = Int.random(in: 2...9, using: &random)
    while steps.count < length || depth > 1 {
      let wantsOperand =
        depth == 0 || (steps.count < length && Int.random(in: 0..<3, using: &random) == 0)
      if wantsOperand {
        let isNumber = Int.random(in: 0..<3, using: &random) == 0
        steps.append(
          isNumber ? .number(Double(Int.random(in: -12...12, using: &random)) / 4) : .argument)
        depth += 1
      } else if depth > 1 {
        let (name, operation) = binary[Int.random(in: 0..<binary.count, using: &random)]
        steps.append(.binary(name, operation))
        depth -= 1
      } else {
        let (name, operation) = unary[Int.random(in: 0..<unary.count, using: &random)]
        steps.append(.unary(name, operation))
      }
    }
    return steps
  }

  private func evaluate(_ program: [Step], on cell: Interval) -> EnclosureTerm? {
    var stack: [EnclosureTerm?] = []
    for step in program {
      switch step {
      case .argument: stack.append(EnclosureTerm(argument: cell))
      case .number(let number): stack.append(EnclosureTerm(constant: number))
      case .unary(_, let operation): stack.append(stack.removeLast().flatMap { operation($0) })
      case .binary(_, let operation):
        let right = stack.removeLast()
        let left = stack.removeLast()
        stack.append(left.flatMap { left in right.flatMap { operation(left, $0) } })
      }
    }
    return stack.last ?? nil
  }

  private func text(_ program: [Step]) -> String {
    program.map { step in
      switch step {
      case .argument: "x"
      case .number(let number): "\(number)"
      case .unary(let name, _), .binary(let name, _): name
      }
    }.joined(separator: " ")
  }

  @Test(arguments: 0..<4)
  func `the enclosure of a cell agrees with those of its points`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      let program = program(&random)
      let start = Double(Int.random(in: -32...32, using: &random)) / 8
      let width = Double(
        sign: .plus, exponent: Int.random(in: -12...2, using: &random), significand: 1)
      let cell = Interval(start, start + width)
      let whole = evaluate(program, on: cell)
      let context = "seed \(seed): \(text(program)) on \(cell)"
      var previous: (x: Double, value: Interval)?
      for part in [0, 0.125, 0.3, 0.5, 0.77, 1] {
        let x = part == 1 ? cell.upper : start + part * width
        let point = evaluate(program, on: Interval(x))
        guard let whole else {
          require(point == nil || point?.trust == .partial, "\(context) at \(x)")
          continue
        }
        if whole.trust >= .defined {
          require(point.map { $0.trust >= .defined } == true, "\(context) at \(x)")
        }
        guard let point, point.trust >= .defined else { continue }
        require(point.range.intersection(whole.range) != nil, "\(context) at \(x)")
        if x == cell.midpoint, let middle = whole.middle {
          require(point.range.intersection(middle) != nil, "\(context) at its middle")
        }
        if whole.trust == .continuous, let before = previous {
          let run = Interval(x) - Interval(before.x)
          let rise = point.range - before.value
          require(
            rise.intersection(run * whole.slope) != nil, "\(context) from \(before.x) to \(x)")
        }
        previous = (x, point.range)
      }
    }
  }
}
