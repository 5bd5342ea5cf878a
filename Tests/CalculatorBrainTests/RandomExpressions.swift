@testable import CalculatorBrain

/// Random complete expressions in M over the whole table of operations, and random cells for them.
struct RandomExpressions {
  private var random: RandomPrograms

  init(seed: UInt64) {
    random = RandomPrograms(seed: seed)
  }

  /// Returns a complete expression of at most so many operations above each other.
  mutating func expression(depth: Int) -> Program {
    Program(tokens: tokens(depth: depth))
  }

  private mutating func tokens(depth: Int) -> [Token] {
    if depth == 0 || random.next(8) == 0 {
      switch random.next(8) {
      case 0: return [.number(Double(random.next(13) - 4))]
      case 1: return [.number(Double(random.next(65) - 32) / 8)]
      case 2: return random.next(4) == 0 ? [.number(random.number())] : [.number(0.1)]
      default: return [.variable(.graph)]
      }
    }
    let operation = Operation.allCases[random.next(Operation.allCases.count)]
    return (0..<operation.arity).flatMap { _ in tokens(depth: depth - 1) }
      + [.operation(operation)]
  }

  /// Returns a finite cell: from one number to ones without end, many around simple numbers.
  mutating func cell() -> ClosedRange<Double> {
    let center: Double
    switch random.next(8) {
    case 0: center = 0
    case 1...2: center = Double(random.next(21) - 10)
    case 3...4: center = Double(random.next(201) - 100) / 16
    case 5: center = Double(random.next(2001) - 1000) / 10
    case 6: center = (Double(random.next(1_000_000)) / 1e6 - 0.5) * 20
    default: center = random.number()
    }
    let scale = max(center.magnitude, 1) * pow2(-random.next(56) + 3)
    let low = center - Double(random.next(3)) * scale * share()
    let high = center + Double(random.next(3)) * scale * share()
    guard low.isFinite, high.isFinite else { return center...center }
    return low...high
  }

  /// Returns numbers of a cell in ascending order: the ends, the middle, what is simple, and pairs
  /// close together.
  mutating func numbers(in cell: ClosedRange<Double>) -> [Double] {
    let (low, high) = (cell.lowerBound, cell.upperBound)
    var numbers = [low, high, low / 2 + high / 2, low.nextUp, high.nextDown]
    for _ in 0..<6 {
      let share = share()
      let number = low * (1 - share) + high * share
      numbers += [number, number.nextUp, number + (high - low) * 1e-6, number.rounded()]
    }
    // Near the smallest number the C library underflows to zero, which counts as exact.
    return Set(numbers.filter { cell.contains($0) && ($0 == 0 || $0.magnitude > 1e-300) }).sorted()
  }

  private mutating func share() -> Double { Double(random.next(1 << 20)) / Double(1 << 20) }

  private func pow2(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
