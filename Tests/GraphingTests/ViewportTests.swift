import Testing

@testable import Graphing

/// Expected: ranges computed by hand.
@Suite struct ViewportTests {
  private let standard = Viewport()

  private func view(
    _ x: ClosedRange<Double>, _ y: ClosedRange<Double>
  ) throws -> Viewport {
    try Viewport(x: x, y: y)
  }

  @Test func `a fresh view shows -10 to 10 and follows the fit`() {
    #expect(standard.x == -10...10 && standard.y == -10...10)
    #expect(standard.followsFit && !standard.isYExplicit)
  }

  @Test func `a range of x leaves y to the fit`() throws {
    var view = standard
    #expect(try !view.setX(-5, 5))
    #expect(view.x == -5...5 && view.y == -10...10 && view.followsFit)
  }

  @Test func `a range of y is explicit until it is fitted or reset`() throws {
    var view = standard
    try view.setY(-1, 2)
    #expect(view.y == -1...2 && view.isYExplicit && !view.followsFit)
    try view.zoom(by: 2)
    #expect(view.isYExplicit)
    try view.fit(y: 0...4)
    #expect(view.y == 0...4 && !view.isYExplicit && view.followsFit)
    try view.setY(-1, 2)
    view.followFit()
    #expect(view.y == -1...2 && !view.isYExplicit && view.followsFit)
    try view.setY(-1, 2)
    view.reset()
    #expect(view == Viewport())
  }

  @Test func `a reversed range is swapped, and the caller told`() throws {
    var view = standard
    #expect(try view.setX(7, -3) && view.x == -3...7)
    #expect(try view.setY(7, -3) && view.y == -3...7)
  }

  @Test func `zoom divides the ranges about their middles`() throws {
    var view = try view(0...10, -4...4)
    try view.zoom(by: 2)
    #expect(view.x == 2.5...7.5 && view.y == -2...2 && !view.followsFit)
    try view.zoom(by: 0.5)
    #expect(view.x == 0...10 && view.y == -4...4)
    try view.zoom(by: 4, axis: .y)
    #expect(view.x == 0...10 && view.y == -1...1)
    try view.zoom(by: 10, axis: .x)
    #expect(view.x == 4.5...5.5 && view.y == -1...1)
  }

  @Test(arguments: [
    (Direction.left, -15.0...5.0, -10.0...10.0), (.right, -5...15, -10...10),
    (.up, -10...10, -5...15), (.down, -10...10, -15...5),
  ])
  func `pan moves the window by a quarter`(
    direction: Direction, x: ClosedRange<Double>, y: ClosedRange<Double>
  ) throws {
    var view = standard
    try view.pan(direction)
    #expect(view.x == x && view.y == y && !view.followsFit)
    try view.pan(direction, by: -0.25)
    #expect(view.x == standard.x && view.y == standard.y)
  }

  @Test func `center keeps the size of the window`() throws {
    var view = try view(0...10, 0...4)
    try view.center(on: Point(x: 1, y: -1))
    #expect(view.x == -4...6 && view.y == -3...1)
  }

  @Test func `equal axes have as many units a pixel`() throws {
    var view = try view(-6...6, 0...2)
    try view.equalizeAxes(width: 1200, height: 800)
    #expect(view.x == -6...6 && view.y == -3...5)
  }

  @Test(arguments: [
    (1.0, 1.0), (1.0, 1.0.nextUp), (1e16, 1e16 + 4096), (0.0, Double.leastNonzeroMagnitude),
    (1.0, 1 + 1e-13),
  ])
  func `a range whose ticks coincide is too narrow`(lower: Double, upper: Double) {
    var view = standard
    let error = ViewportError.tooNarrow(.x, lower: lower, upper: upper)
    #expect(throws: error) { try view.setX(lower, upper) }
    #expect(view == standard)
  }

  @Test(arguments: [(-1e308, 1e308), (0, 8e307), (-1.7e308, -1)])
  func `a range beyond what is drawn is too wide`(lower: Double, upper: Double) {
    var view = standard
    let error = ViewportError.tooWide(.y, lower: lower, upper: upper)
    #expect(throws: error) { try view.setY(lower, upper) }
    #expect(view == standard)
  }

  @Test(arguments: [(Double.nan, 1.0), (1, .nan), (-.infinity, 1), (0, .infinity)])
  func `a bound that is not finite is refused`(lower: Double, upper: Double) {
    var view = standard
    #expect(throws: ViewportError.self) { try view.setX(lower, upper) }
    #expect(view == standard)
  }

  @Test func `extreme but drawable ranges are taken`() throws {
    var view = standard
    try view.setX(-7e307, 7e307)
    try view.setX(1e-300, 2e-300)
    try view.setX(1e15, 1e15 + 1024)
    #expect(view.x == 1e15...(1e15 + 1024))
  }

  @Test func `zoom and pan stop at the limits and leave the view alone`() throws {
    var view = try view(-7e307...7e307, -1...1)
    let before = view
    #expect(throws: ViewportError.self) { try view.zoom(by: 1e-9) }
    #expect(throws: ViewportError.self) { try view.pan(.right, by: 1e9) }
    #expect(throws: ViewportError.self) { try view.center(on: Point(x: 1e307, y: .nan)) }
    #expect(throws: ViewportError.notAFactor(0)) { try view.zoom(by: 0) }
    #expect(throws: ViewportError.notAFactor(-1)) { try view.zoom(by: -1) }
    #expect(throws: ViewportError.notAFactor(.infinity)) { try view.zoom(by: .infinity) }
    #expect(throws: ViewportError.notAFraction(.infinity)) {
      try view.pan(.left, by: .infinity)
    }
    #expect(throws: ViewportError.notASize(width: 0, height: 1)) {
      try view.equalizeAxes(width: 0, height: 1)
    }
    #expect(view == before)
  }

  @Test func `zooming in ends with an error, not with an empty range`() throws {
    var view = try view(1...2, 1...2)
    #expect(throws: ViewportError.self) { while true { try view.zoom(by: 2) } }
    #expect(view.x.lowerBound < view.x.upperBound && Viewport.canShow(view.x))
  }
}
