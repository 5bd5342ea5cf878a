import CalculatorBrain
import Graphing
import Testing

@testable import grapher

@Suite struct ValueTableTests {
  private func table(
    _ words: [String], to end: Double, step: Double, isCancelled: Bool = false
  ) throws -> ValueTable {
    ValueTable(
      grid: try DecimalGrid(from: 0, through: end, step: step),
      programs: try words.map {
        BoundProgram(program: try Program($0), variable: .graph, values: [:])
      }, isCancelled: { isCancelled })
  }

  private func text(_ table: ValueTable) throws -> String {
    try (0..<table.pieceCount).map {
      String(decoding: try #require(table.piece($0)), as: UTF8.self)
    }.joined()
  }

  @Test func `each program has a column`() throws {
    let table = try table(["M sq", "M inv", "2"], to: 0.2, step: 0.1)
    #expect(
      try text(table) == "0\t0\tnan\t2\n0.1\t0.010000000000000002\t10\t2\n"
        + "0.2\t0.04000000000000001\t5\t2\n")
  }

  @Test func `pieces together have every row once`() throws {
    let table = try table(["M"], to: 50, step: 0.01)
    #expect(table.pieceCount == 5)
    let rows = try text(table).split(separator: "\n")
    #expect(rows.count == 5_001)
    for (index, row) in rows.enumerated() {
      let columns = row.split(separator: "\t").map { Double($0) }
      #expect(columns == [Double(index) / 100, Double(index) / 100])
    }
  }

  @Test func `nothing comes after a cancel`() throws {
    #expect(try table(["M"], to: 1, step: 0.5, isCancelled: true).piece(0) == nil)
  }
}
