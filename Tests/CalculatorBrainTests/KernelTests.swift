import Testing

@testable import CalculatorBrain

/// The reference is the evaluation one by one, which has its own tests against 30 digits.
@Suite struct KernelTests {
  private static let operations = Operation.allCases.filter { $0.arity > 0 }

  private static let special = [
    0, -0.0, 1, -1, 2, -2, 0.5, -0.5, 3, 33, 170, 171, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0x1p-1030, -0x1p-1030, .leastNormalMagnitude,
    1e-305, -1e-305, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e303, 1e307, -1e303,
    0x1p53, 0x1p63,
  ]

  @Test(arguments: operations, [false, true])
  func `special values are exactly those of the evaluation one by one`(
    operation: Operation, isPlain: Bool
  ) throws {
    let isHuge = { (x: Double) in x != x.rounded() || abs(x) > 1e300 || x == 0 }
    for operand in Self.special {
      for program in Self.programs(operation, with: operand) {
        let function = Function(program, of: .graph, given: [:])
        let values = function.blockValues(at: Self.special, isPlain: isPlain)
        for (x, value) in zip(Self.special, values) {
          let expected = function(x)
          if expected.isNaN || isHuge(x) || isHuge(operand) && operation.arity > 1 {
            // Halves among ordinary numbers are no special values.
            let isOrdinary = abs(x) == 0.5 || abs(operand) == 0.5
            if !isOrdinary || expected.isNaN {
              #expect(Self.isSame(value, expected), "\(program) at \(x): \(value), \(expected)")
              continue
            }
          }
          #expect(ulps(from: value, to: expected) <= 4, "\(program) at \(x): \(value)")
        }
      }
    }
  }

  @Test(arguments: operations, [false, true])
  func `ordinary values are at most 4 units in the last place off`(
    operation: Operation, isPlain: Bool
  ) throws {
    let seed: UInt64 = 20_260_728
    var random = RandomPrograms(seed: seed)
    let spans = [(-9, 9), (-2, 2), (-1, 0), (-300, 300)]
    for round in 0..<24 {
      let (low, high) = spans[round % spans.count]
      let xs = (0..<1001).map { _ in Self.number(&random, 10, low, high) }
      for program in Self.programs(operation, with: Self.number(&random, 10, -1, 1)) {
        let function = Function(program, of: .graph, given: [:])
        for (x, value) in zip(xs, function.blockValues(at: xs, isPlain: isPlain)) {
          let expected = function(x)
          if value.isNaN && expected.isNaN { continue }
          #expect(
            ulps(from: value, to: expected) <= 4, "\(program) at \(x), seed \(seed): \(value)")
        }
      }
    }
  }

  @Test(arguments: [Operation.sine, .cosine, .tangent, .secant, .cosecant, .cotangent])
  func `zeros and poles far out keep their digits`(operation: Operation) throws {
    let function = Function(
      [.variable(.graph), .operation(operation)], of: .graph, given: [:])
    let xs = (1..<40_000).map { Double($0 * 7) * (Double.pi / 2) }
    for (x, value) in zip(xs, function.blockValues(at: xs)) {
      #expect(ulps(from: value, to: function(x)) <= 4, "at \(x): \(value)")
    }
  }

  @Test(arguments: [
    Operation.sineOfDegrees, .cosineOfDegrees, .tangentOfDegrees, .arcSineInDegrees,
    .arcCosineInDegrees, .arcTangentInDegrees,
  ])
  func `round angles are exact, and their neighbors keep their digits`(operation: Operation) {
    let function = Function(
      [.variable(.graph), .operation(operation)], of: .graph, given: [:])
    let places =
      operation.row.name.hasPrefix("a")
      ? (-8...8).map { Double($0) / 8 } : (-60...60).map { 15 * Double($0) }
    let xs = places.flatMap { [$0, $0.nextUp, $0.nextDown, $0 + 1e-9, 1e9 * $0, 1e15 * $0 + 0.5] }
    for (x, value) in zip(xs, function.blockValues(at: xs)) {
      let expected = function(x)
      // Where a round angle has a whole result or a half, it is exact.
      let isExact = places.contains(x) && (2 * expected).rounded() == 2 * expected
      #expect(
        value.isNaN && expected.isNaN || ulps(from: value, to: expected) <= (isExact ? 0 : 4),
        "at \(x): \(value), not \(expected)")
    }
  }

  @Test func `remainders are those of the evaluation one by one`() throws {
    var random = RandomPrograms(seed: 11)
    for _ in 0..<200 {
      let divisor = Self.number(&random, 10, -3, 4)
      let function = try Program("M \(divisor) mod").function(of: .graph, given: [:])
      // Near multiples the rounded quotient may be the next whole number.
      let xs = (0..<64).flatMap { (_: Int) -> [Double] in
        let multiple = divisor * Double(random.next(1 << 20) - 1 << 19)
        return [multiple, multiple.nextUp, multiple.nextDown, Self.number(&random, 10, -20, 20)]
      }
      for (x, value) in zip(xs, function.blockValues(at: xs)) {
        #expect(value == function(x), "\(x) \(divisor) mod")
      }
    }
  }

  @Test(arguments: [Operation.gamma, .factorial])
  func `gamma keeps its digits up to the largest numbers and between its poles`(
    operation: Operation
  ) {
    let function = Function(
      [.variable(.graph), .operation(operation)], of: .graph, given: [:])
    let xs = (-1800...1800).flatMap { (tenth: Int) -> [Double] in
      let x = Double(tenth) / 10
      return [x, x.nextUp, x + 1e-7, x + 0.4999999]
    }
    for (x, value) in zip(xs, function.blockValues(at: xs)) {
      let expected = function(x)
      #expect(
        value.isNaN && expected.isNaN || ulps(from: value, to: expected) <= 4,
        "at \(x): \(value), not \(expected)")
    }
  }

  /// The powers 3 and 4 are two products each rounded, which is up to three units;
  /// the others carry along what is lost.
  @Test(arguments: 3...32)
  func `whole powers are at most one unit off, the first ones three`(exponent: Int) throws {
    let function = try Program("M \(exponent) ^").function(of: .graph, given: [:])
    var random = RandomPrograms(seed: 7)
    let xs = (0..<5000).map { _ in Self.number(&random, 2, -26, 31) }
    for (x, value) in zip(xs, function.blockValues(at: xs)) {
      let limit = exponent < 5 ? 3.0 : 1
      #expect(ulps(from: value, to: function(x)) <= limit, "at \(x): \(value)")
    }
  }

  /// Returns the operation on M, on M and a number on either side, and on two different rows.
  private static func programs(_ operation: Operation, with number: Double) -> [[Token]] {
    let (m, n) = (Token.variable(.graph), Token.number(number))
    let word = Token.operation(operation)
    switch operation.arity {
    case 1: return [[m, word]]
    case 2: return [[m, n, word], [n, m, word], [m, m, n, .operation(.minimum), word]]
    default: return [[m, m, n, word], [m, n, m, word], [n, m, m, word]]
    }
  }

  private static func isSame(_ x: Double, _ y: Double) -> Bool {
    x.isNaN ? y.isNaN : x.bitPattern == y.bitPattern
  }

  /// Returns a number of either sign whose magnitude lies between two powers of a base.
  private static func number(
    _ random: inout RandomPrograms, _ base: Double, _ low: Int, _ high: Int
  ) -> Double {
    var size = 1 + Double(random.next(1_000_000_007)) / 1_000_000_007 * (base - 1)
    let exponent = low + random.next(high - low)
    for _ in 0..<abs(exponent) { size = exponent < 0 ? size / base : size * base }
    return random.next(2) == 0 ? size : -size
  }
}
