import Testing

@testable import Graphing

@Suite struct ScaleTests {
  private let scale = Scale(x: -10...10, y: -1...3, width: 100, height: 40)

  @Test func `a pixel has a size, and the view a pixel of margin`() {
    #expect(scale.pixelWidth == 0.2 && scale.pixelHeight == 0.1)
    #expect(scale.isOutside(3.2, 4) && !scale.isOutside(3.05, 4) && !scale.isOutside(-9, 9))
  }

  @Test(arguments: [(-10.0, 0), (-99, 0), (9.99, 99), (99, 99), (0.1, 50), (.nan, 0)])
  func `every x has a column`(x: Double, column: Int) {
    #expect(scale.column(of: x) == column)
  }

  @Test func `without a view everything is inside`() {
    let scout = Scale(x: 0...1, width: 300, unit: 0)
    #expect(!scout.hasView && scout.pixelHeight > 0 && !scout.isOutside(-1e308, -1e308))
  }

  @Test func `extreme ranges have a pixel of a size`() {
    let largest = Double.greatestFiniteMagnitude
    let scale = Scale(x: -largest...largest, y: -largest...largest, width: 2, height: 1)
    #expect(scale.pixelWidth == largest && scale.pixelHeight == largest)
    #expect(scale.column(of: largest) == 1)
    #expect(
      Scale(
        x: 0...Double.leastNonzeroMagnitude, y: 0...Double.leastNonzeroMagnitude, width: 9,
        height: 9
      ).column(of: Double.leastNonzeroMagnitude) == 8)
  }
}
