import Testing

@testable import Graphing

@Suite struct AxisTests {
  @Test func `the axes are named as in commands`() {
    #expect(Axis.allCases.map(\.rawValue) == ["x", "y"])
  }
}
