import Testing

@testable import Graphing

/// Expected values: division of the range by hand.
@Suite struct ColumnGridTests {
  @Test func `both ends are exact, also of ranges that are no round numbers`() {
    for range in [-10.0...10.0, 0.1...0.7, -1e300...3e299, 1e-300...2e-300] {
      let grid = ColumnGrid(range, columns: 7)
      #expect(grid.first == range.lowerBound && grid.last == range.upperBound)
    }
  }

  @Test func `the edges of columns are evenly spaced`() {
    #expect(Array(ColumnGrid(-10...10, columns: 4)) == [-10, -5, 0, 5, 10])
  }

  @Test func `a symmetric range has symmetric coordinates`() {
    let grid = Array(ColumnGrid(-0.3...0.3, columns: 1000))
    #expect(zip(grid, grid.reversed()).allSatisfy { $0 == -$1 })
    #expect(grid[500] == 0)
  }

  @Test func `coordinates ascend and do not overflow at the largest range`() {
    let largest = Double.greatestFiniteMagnitude
    let grid = Array(ColumnGrid(-largest...largest, columns: 9))
    #expect(grid.allSatisfy { $0.isFinite })
    #expect(zip(grid, grid.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [(-5, 1), (0, 1), (3, 3), (Int.max, ColumnGrid.limit)])
  func `a number of columns is clamped`(asked: Int, given: Int) {
    #expect(ColumnGrid(0...1, columns: asked).columns == given)
  }

  @Test func `a narrow range has no more columns than different numbers`() {
    for (width, columns) in [(0.0, 0), (1, 1), (7, 1), (64, 8), (1e6, 1000)] {
      let grid = ColumnGrid(1...(1 + width * 1.0.ulp), columns: 1000)
      #expect(grid.columns == columns)
      #expect(zip(grid, grid.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}
