import CVectorMath
import Testing

@testable import CalculatorBrain

/// The reference is the evaluation one by one, which has its own tests against 30 digits.
@Suite struct KernelTests {
  private static let operations = Operation.allCases.filter { $0.arity > 0 }

  /// Whether the kernel is there, as those that serve all arguments are on every processor.
  private static func isThere(_ kernel: Kernel) -> Bool {
    var rows = [Double](repeating: 1.5, count: 8)
    var constants = [1.5]
    var wasTried: Int32 = 0
    var step = vector_step(
      kernel: kernel.code, x: 1, y: 1, z: 1, out: 0, low: kernel.low, high: kernel.high)
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      unsafe constants.withUnsafeMutableBufferPointer { constants in
        var memory = unsafe vector_memory(
          rows: rows.baseAddress, stride: 4, arguments: rows.baseAddress, values: rows.baseAddress,
          constants: constants.baseAddress, is_plain: 0)
        _ = unsafe vector_run(&step, 0, 1, &memory, 4, &wasTried)
      }
    }
    return wasTried != 0
  }

  @Test func `every kernel that is named is there`() {
    let named = Self.operations.map { ($0, $0.kernel) }.filter { $0.1.code != VECTOR_NONE }
    let missing = named.filter { !Self.isThere($0.1) }.map(\.0)
    // Without vectors, those that serve a part of the arguments are all missing.
    #expect(
      missing.isEmpty
        || missing.count == named.count { $0.1.code.rawValue >= VECTOR_WHOLE_POWER.rawValue })
    for code in VECTOR_ADD.rawValue..<VECTOR_WHOLE_POWER.rawValue {
      #expect(Self.isThere(Kernel(vector_kernel(rawValue: code))), "kernel \(code)")
    }
  }

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
    let isSpecial = { (x: Double) in !(0x1p-1000...1e300).contains(abs(x)) }
    for operand in Self.special {
      for program in Self.programs(operation, with: operand) {
        let function = Function(program, of: .graph, given: [:])
        let values = function.blockValues(at: Self.special, isPlain: isPlain)
        for (x, value) in zip(Self.special, values) {
          let expected = function(x)
          let isExact =
            expected.isNaN || isSpecial(x) || operation.arity > 1 && isSpecial(operand)
          // The root of a huge number, as its power of one half, is correctly rounded; C's is not.
          let isRoot = operation == .power && operand == 0.5
          let isRight =
            isExact && !(isRoot && expected.isFinite)
            ? Self.isSame(value, expected)
            : value.isNaN && expected.isNaN || ulps(from: value, to: expected) <= 4
          #expect(
            isRight,
            "\(program) at \(x): \(value), not \(expected)")
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
