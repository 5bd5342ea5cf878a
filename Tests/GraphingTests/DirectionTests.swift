import Testing

@testable import Graphing

@Suite struct DirectionTests {
  @Test(arguments: [
    (Direction.left, Axis.x, false), (.right, .x, true), (.up, .y, true), (.down, .y, false),
  ])
  func `a direction has an axis and a sense`(direction: Direction, axis: Axis, forward: Bool) {
    #expect(direction.axis == axis && direction.isForward == forward)
  }
}
