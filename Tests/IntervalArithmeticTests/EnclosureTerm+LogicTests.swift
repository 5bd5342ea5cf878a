import IntervalArithmetic
import Testing

@Suite struct EnclosureTermLogicTests {
  @Test(arguments: ["isLess", "isAtMost", "isEqual", "and", "or", "not"])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 0)
    try check.run(in: "logic")
  }

  private let cell = EnclosureTerm(argument: Interval(1, 2))
  private func number(_ value: Double) -> EnclosureTerm { EnclosureTerm(constant: value) }

  @Test func `a decided comparison is continuous and an open one may jump`() {
    #expect(cell.isLess(than: number(3)).range == Interval(1))
    #expect(cell.isLess(than: number(1)).range == Interval(0))
    #expect(cell.isLess(than: number(2)).range == Interval(0, 1))
    #expect(cell.isLess(than: number(2)).trust == .defined)
    #expect(cell.isAtMost(number(2)).range == Interval(1))
    #expect(cell.isEqual(to: number(0)).trust == .continuous)
    #expect(cell.isEqual(to: number(1)).trust == .defined)
  }

  @Test func `only the branch that is taken counts`() {
    let taken = EnclosureTerm.choice(if: cell.isLess(than: number(3)), then: cell, else: nil)
    #expect(taken?.range == Interval(1, 2))
    #expect(taken?.slope == Interval(1))
    #expect(taken?.trust == .continuous)
    #expect(EnclosureTerm.choice(if: number(0), then: cell, else: nil) == nil)
  }

  @Test func `an open condition gives the hull of both branches`() {
    let condition = cell.isLess(than: number(1.75))
    let both = EnclosureTerm.choice(if: condition, then: -cell, else: cell)
    #expect(both?.range == Interval(-2, 2))
    #expect(both?.slope == Interval(-1, 1))
    #expect(both?.trust == .defined)
    #expect(both?.middle == Interval(-1.5))
    let one = EnclosureTerm.choice(if: condition, then: cell, else: nil)
    #expect(one?.trust == .partial)
    #expect(one?.range == Interval(1, 2))
  }

  @Test func `a value is undefined where its condition is zero`() {
    #expect(cell.when(number(0)) == nil)
    #expect(cell.when(number(2))?.trust == .continuous)
    #expect(cell.when(cell - number(1))?.trust == .partial)
  }
}
