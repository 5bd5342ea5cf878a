import Testing

@testable import CalculatorBrain

/// The reference is the evaluation one by one.
@Suite struct BlockFunctionTests {
  @Test(arguments: [0, 1, 2, 3, 4, 5, 8, 255, 511, 512, 513, 1027])
  func `any number of arguments will do`(count: Int) throws {
    let function = try Program("M sq 3 / M abs - 2 M - /").function(of: .graph, given: [:])
    let xs = (0..<count).map { Double($0) / 7 - 20.3 }
    #expect(function.blockValues(at: xs) == xs.map { function($0) })
  }

  @Test(arguments: ["", "M +", "1 0 /", "M 0 /", "M sqrt sqrt exp 1e200 * 1e200 *"])
  func `what is undefined or infinite is NaN`(words: String) throws {
    let function = try Program(words).function(of: .graph, given: [:])
    let undefined = function.blockValues(at: [-1, -2, -3, 1e9, 1e10]).map(\.isNaN)
    #expect(!undefined.contains(false))
  }

  @Test func `arguments without room for a value are left out`() throws {
    let function = try Program("M sq").function(of: .graph, given: [:])
    let arguments = (0..<9).map(Double.init)
    var values = [Double](repeating: -1, count: 6)
    var span = values.mutableSpan
    function.values(at: arguments.span, into: &span)
    #expect(values == [0, 1, 4, 9, 16, 25])
  }

  @Test func `the argument and a constant are functions too`() throws {
    #expect(try Program("M").function(of: .graph, given: [:]).blockValues(at: [1, 2]) == [1, 2])
    #expect(try Program("7").function(of: .graph, given: [:]).blockValues(at: [1, 2]) == [7, 7])
  }

  @Test func `fifty thousand values at a time need little memory`() throws {
    let tokens =
      (0..<50_000).flatMap { [Token.variable(.graph), .number(Double($0)), .operation(.multiply)] }
      + [Token](repeating: .operation(.add), count: 49_999)
    let function = Function(tokens, of: .graph, given: [:])
    #expect(function.blockValues(at: [0.1, 3]) == [function(0.1), function(3)])
  }

  @Test(arguments: [
    ("M 3 * 2 +", 1), ("2 M 3 * -", 1), ("M sq 3 * 2 -", 1), ("M abs M sq 3 * -", 2),
    ("M sq 3 -", 1), ("M sin M cos * M +", 3), ("M sq 3 * M sq +", 2),
    ("M sq 3 * M sq 3 * +", 3),
    ("M 3 * sqrt 2 +", 3),
    ("M 3 ^ 2 M sq * - 5 M * + 7 -", 3), ("M sin M cos * M + 2 +", 3), ("7 M abs M 3 * - -", 3),
  ])
  func `a product and the sum it is needed for are one step`(words: String, steps: Int) throws {
    let function = try Program(words).function(of: .graph, given: [:])
    #expect(function.blocks.steps.count == steps)
    let xs = (0..<40).map { 0.3 + Double($0) / 7 }
    for (x, value) in zip(xs, function.blockValues(at: xs)) {
      #expect(ulps(from: value, to: function(x)) <= 4)
    }
  }

  @Test(arguments: [false, true])
  func `random programs agree where both are exact`(isPlain: Bool) throws {
    let exact: Set<Operation> = [
      .add, .subtract, .multiply, .divide, .minimum, .maximum, .modulo, .when, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .changeSign, .inverse, .square,
      .squareRoot, .absoluteValue, .sign, .floor, .ceiling, .round, .truncate, .fraction, .not,
      .choose, .toRadians, .toDegrees,
    ]
    let operations = Operation.allCases.filter(exact.contains)
    let seed: UInt64 = 4
    var random = RandomPrograms(seed: seed)
    let xs = (0..<67).map { _ in random.number() }
    for _ in 0..<2000 {
      var tokens: [Token] = []
      var depth = 0
      while depth != 1 || tokens.count < 12 {
        let operation = operations[random.next(operations.count)]
        if depth < operation.arity || random.next(3) == 0 {
          tokens.append(random.next(3) == 0 ? .number(random.number()) : .variable(.graph))
          depth += 1
        } else {
          tokens.append(.operation(operation))
          depth += 1 - operation.arity
        }
      }
      let function = Function(tokens, of: .graph, given: [:])
      for (x, value) in zip(xs, function.blockValues(at: xs, isPlain: isPlain)) {
        let expected = function(x)
        #expect(
          value.isNaN ? expected.isNaN : value.bitPattern == expected.bitPattern,
          "\(tokens) at \(x), seed \(seed): \(value), not \(expected)")
      }
    }
  }
}
