import Glibc
import IntervalArithmetic
import Testing

@testable import CalculatorBrain

@Suite struct FunctionEnclosureTests {
  private func enclosure(_ words: String, _ low: Double, _ high: Double) throws -> Enclosure? {
    let function = try Program(words).function(of: .graph, given: [:])
    return function.enclosure(over: Interval(low, high))
  }

  /// Expected: calculus, by hand.
  @Test func `a program is enclosed as its function is`() throws {
    let square = try #require(try enclosure("M sq", 1, 2))
    #expect(square.range == Interval(1, 4) && square.trust == .continuous)
    #expect(square.slope == Interval(2, 4) && square.middle == Interval(2.25))
    #expect(try enclosure("1 M /", -1, 1)?.trust == .partial)
    #expect(try enclosure("M floor", 1, 1.5)?.trust == .continuous)
    #expect(try enclosure("M floor", 1, 2)?.trust == .defined)
  }

  @Test func `nowhere defined is nothing`() throws {
    #expect(try enclosure("M sqrt", -2, -1) == nil)
    #expect(try enclosure("M ln 1 +", -2, 0) == nil)
    #expect(try enclosure("M a +", 0, 1) == nil)
    #expect(try enclosure("M +", 0, 1) == nil)
  }

  @Test func `a choice looks only at the branch that can be taken`() throws {
    #expect(try enclosure("M 0 < M sqrt M if", 1, 2)?.range == Interval(1, 2))
    #expect(try enclosure("M 0 > M chs sqrt 7 if", -2, -1)?.range == Interval(7))
    #expect(try enclosure("M M 0 > when", -2, -1) == nil)
  }

  @Test func `constants are the doubles that evaluation uses`() throws {
    // One tenth times ten is 1 in doubles, a whole exponent, which a negative base may have.
    #expect(try enclosure("M 0.1 10 * ^", -2, -1)?.range == Interval(-2, -1))
    #expect(try enclosure("1e308 10 * chs M +", 0, 1)?.range.lower == -.infinity)
  }

  @Test func `a deep expression needs no fixed stack`() throws {
    let words = String(repeating: "M ", count: 40) + String(repeating: "+ ", count: 39)
    #expect(try enclosure(words, 1, 2)?.range == Interval(40, 80))
  }

  @Test func `overflow inside that comes back is defined`() throws {
    let tail = try #require(try enclosure("1 1 M chs exp + /", -2000, -1000))
    #expect(tail.range.lower == 0 && tail.trust == .continuous)
    #expect(try enclosure("M exp", 1000, 2000)?.trust == .partial)
  }

  /// GRAPHER_SOUNDNESS=1000000 checks so many pairs of a program and a cell.
  @Test func `enclosures of random programs hold on random cells`() throws {
    let count = unsafe getenv("GRAPHER_SOUNDNESS").flatMap { unsafe Int(String(cString: $0)) }
    let seed = unsafe getenv("GRAPHER_SEED").flatMap { unsafe UInt64(String(cString: $0)) }
    let firstSeed = seed ?? UInt64.random(in: 0..<1 << 32)
    var failures = 0
    for number in 0..<(count ?? 3000) / 10 {
      var random = RandomExpressions(seed: firstSeed &+ UInt64(number))
      let program = random.expression(depth: 1 + number % 5)
      let function = program.function(of: .graph, given: [:])
      for _ in 0..<10 {
        let cell = random.cell()
        let soundness = Soundness(function, over: cell)
        let violations = soundness.violations(at: random.numbers(in: cell))
        guard let violation = violations.first else { continue }
        failures += 1
        Issue.record("seed \(firstSeed): \(program) on \(cell): \(violation)")
        if failures == 20 { return }
      }
    }
  }

  @Test func `every operation is enclosed alone`() throws {
    var random = RandomExpressions(seed: 7)
    for operation in Operation.allCases {
      let operands: [Token] = [.variable(.graph), .number(3), .variable(.graph)]
      let program = Program(tokens: operands.suffix(operation.arity) + [.operation(operation)])
      let function = program.function(of: .graph, given: [:])
      for _ in 0..<50 {
        let cell = random.cell()
        let violations = Soundness(function, over: cell).violations(at: random.numbers(in: cell))
        #expect(violations.isEmpty, "\(program) on \(cell)")
      }
    }
  }
}
