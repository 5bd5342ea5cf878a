import IntervalArithmetic
import Testing

@testable import Graphing

@Suite struct BarsTests {
  private let scale = Scale(x: 0...10, y: -2...2, width: 10, height: 40)

  @Test func `bars stand half a pixel apart, clipped to the view`() {
    var bars = Bars(on: scale)
    bars.add(3, 4, Interval(-9, 1), isConnected: true)
    let segments = bars.segments(beside: [], in: -2...2)
    #expect(segments.map { $0.vertices.map(\.x) } == [[3.25, 3.25], [3.75, 3.75]])
    #expect(segments.allSatisfy { $0.isUnresolved && $0.vertices.map(\.y) == [-2, 1] })
  }

  @Test func `a bar is left out if a connected stroke says as much`() {
    var bars = Bars(on: scale)
    bars.add(3, 3.5, Interval(-1, 1), isConnected: true)
    let zigzag = Segment([(3, 0), (3.1, 1), (3.2, -1), (3.5, 0)].map { Point(x: $0, y: $1) })
    #expect(bars.segments(beside: [zigzag], in: -2...2).isEmpty)
    bars.add(3, 3.5, Interval(-1, 1.5), isConnected: true)
    #expect(bars.segments(beside: [zigzag], in: -2...2).count == 1)
  }

  @Test func `what is not connected keeps its bar`() {
    var bars = Bars(on: scale)
    bars.add(3, 3.5, Interval(-1, 1), isConnected: false)
    let line = Segment([Point(x: 3, y: -1), Point(x: 3.5, y: 1)])
    #expect(bars.segments(beside: [line], in: -2...2).count == 1)
  }
}
