import Testing

@testable import CalculatorBrain

@Suite struct RowAllocationTests {
  private func rows(_ words: String) throws -> (rows: [Int], count: Int) {
    let function = try Program(words).function(of: .graph, given: [:])
    let graph = ValueGraph(function.instructions)
    var allocation = RowAllocation(graph)
    let rows = graph.nodes.indices.map { index in
      let row = allocation.row(ofNode: index)
      allocation.release(after: index)
      return row
    }
    return (rows, allocation.count)
  }

  @Test func `a chain needs two rows besides that of the argument`() throws {
    let (rows, count) = try rows("M sin cos exp sqrt")
    #expect(rows == [1, 2, 1, 2])
    #expect(count == 3)
  }

  @Test func `a row that is needed again is kept`() throws {
    let (rows, count) = try rows("M sin M cos exp abs *")
    #expect(rows[0] != rows[1] && rows[0] != rows[2] && rows[0] != rows[3])
    #expect(count == 4)
  }
}
