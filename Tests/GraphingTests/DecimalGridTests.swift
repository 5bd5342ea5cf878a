import Glibc
import Testing

@testable import Graphing

/// Expected: decimals counted by hand or read by the standard library from their text.
@Suite struct DecimalGridTests {
  @Test(arguments: [
    (0.0, 0.3, 0.1, [0, 0.1, 0.2, 0.3]),
    (0, 1, 0.4, [0, 0.4, 0.8, 1]),
    (-1, 1, 0.5, [-1, -0.5, 0, 0.5, 1]),
    (1, 1, 0.1, [1]),
    (1, 2, 5, [1, 2]),
    (0, 3e20, 1e20, [0, 1e20, 2e20, 3e20]),
    (0.25, 1, 0.5, [0.25, 0.75, 1]),
  ])
  func `a grid counts in decimals and ends at its end`(
    from: Double, through: Double, step: Double, expected: [Double]
  ) throws {
    #expect(Array(try DecimalGrid(from: from, through: through, step: step)) == expected)
  }

  @Test(arguments: [1, 2, 3, 6])
  func `every element is the double nearest to its decimal`(places: Int) throws {
    let zeros = String(repeating: "0", count: places - 1)
    let step = try #require(Double("0.\(zeros)1"))
    for (index, x) in try DecimalGrid(from: 0, through: 2000 * step, step: step).enumerated() {
      #expect(x == Double("\(index)e-\(places)"))
    }
  }

  @Test func `the standard step is a hundredth of the range`() throws {
    #expect(DecimalGrid.standardStep(from: -10, through: 10) == 0.2)
    #expect(DecimalGrid.standardStep(from: 0, through: 0.3) == 0.003)
    #expect(DecimalGrid.standardStep(from: -1e6, through: 1e6) == 2e4)
    let grid = try DecimalGrid(from: -10, through: 10)
    #expect(grid.count == 101 && grid[1] == -9.8 && grid[99] == 9.8)
  }

  @Test func `multiples of pi fall back to sums without a sliver at the end`() throws {
    let grid = try DecimalGrid(from: -2 * .pi, through: 2 * .pi)
    #expect(grid.count == 101 && grid.first == -2 * .pi && grid.last == 2 * .pi)
    #expect(abs(grid[50]) < 1e-14)
    let quarters = try DecimalGrid(from: 0, through: .pi, step: .pi / 4)
    let expected: [Double] = [0, .pi / 4, .pi / 2, .pi * 0.75, .pi]
    #expect(Array(quarters) == expected)
  }

  @Test func `grids ascend strictly`() throws {
    let grids = [
      try DecimalGrid(from: -1e308, through: 1e308, step: 3e307),
      try DecimalGrid(from: -.pi, through: 2, step: 0.07),
      try DecimalGrid(from: 1, through: 1 + 1e-12, step: 1e-15),
      try DecimalGrid(
        from: 0, through: 1000 * .leastNonzeroMagnitude, step: Double.leastNonzeroMagnitude),
    ]
    for grid in grids {
      #expect(zip(grid, grid.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func `a step must be positive`(step: Double) {
    #expect(throws: DecimalGridError.self) { try DecimalGrid(from: 0, through: 1, step: step) }
  }

  @Test func `what cannot be counted is refused`() {
    #expect(throws: DecimalGridError.tooMany(limit: 100_000_000)) {
      try DecimalGrid(from: 0, through: 1, step: 1e-9)
    }
    #expect(throws: DecimalGridError.stepTooSmall(step: 1, from: -1e308, through: 1e308)) {
      try DecimalGrid(from: -1e308, through: 1e308, step: 1)
    }
    #expect(throws: DecimalGridError.stepTooSmall(step: 1, from: 1e17, through: 2e17)) {
      try DecimalGrid(from: 1e17, through: 2e17, step: 1)
    }
    #expect(throws: DecimalGridError.reversed(from: 1, through: 0)) {
      try DecimalGrid(from: 1, through: 0, step: 1)
    }
    #expect(throws: DecimalGridError.boundNotFinite(from: 0, through: .infinity)) {
      try DecimalGrid(from: 0, through: .infinity, step: 1)
    }
  }

  @Test func `the largest grid is no larger than its bounds`() throws {
    let grid = try DecimalGrid(from: 0, through: 99_999_999, step: 1)
    #expect(grid.count == DecimalGrid.limit && grid[77_777_777] == 77_777_777)
  }
}
