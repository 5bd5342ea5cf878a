import Graphing
import Testing

@testable import grapher

/// Pixels here are units: the canvas has as many of one as of the other.
@Suite struct CurveMarksTests {
  private let canvas = Canvas(x: 0...1000, y: 0...1000, width: 1000, height: 1000)
  private let room = MarkRoom.pixels(circle: 8)

  private func marks(_ features: [Feature], _ segments: [Segment] = []) -> CurveMarks {
    CurveMarks(
      PictureCurve(title: "", segments: segments, features: features), on: canvas, room: room)
  }

  private func pole(_ x: Double) -> Feature {
    Feature(.pole, x: x, left: .infinite(.minus), right: .infinite(.plus))
  }

  private func jump(_ x: Double, _ left: Double, _ right: Double, value: Double? = nil) -> Feature {
    Feature(.jump, x: x, left: .limit(left), right: .limit(right), value: value)
  }

  @Test func `a pole has an asymptote, and a circle where its calm side ends`() {
    let edge = Feature(.pole, x: 300, left: .limit(5), right: .infinite(.plus))
    let marks = marks([pole(100), edge, pole(2000)])
    #expect(marks.asymptotes == [100, 300])
    #expect(marks.open == [Point(x: 300, y: 5)] && marks.closed.isEmpty)
  }

  @Test func `the side of a jump that has its value is closed`() {
    let marks = marks([
      jump(100, 10, 50, value: 50), jump(200, 10, 50, value: 10), jump(300, 10, 50, value: 30),
    ])
    #expect(marks.closed == [Point(x: 100, y: 50), Point(x: 200, y: 10)])
    #expect(
      marks.open == [
        Point(x: 100, y: 10), Point(x: 200, y: 50), Point(x: 300, y: 10), Point(x: 300, y: 50),
      ])
  }

  @Test func `a small jump in cells has one closed end`() {
    let cells = Canvas(x: 0...60, y: 0...20, width: 60, height: 16)
    let marks = CurveMarks(
      PictureCurve(title: "", segments: [], features: [jump(30, 4, 5, value: 4)]), on: cells,
      room: .cells)
    #expect(marks.closed == [Point(x: 30, y: 4)] && marks.open == [Point(x: 30, y: 5)])
  }

  @Test func `a hole is one open circle, an edge is open or closed`() {
    let marks = marks([
      Feature(.hole, x: 100, left: .limit(7), right: .limit(7), value: 90),
      Feature(.edge, x: 200, left: .undefined, right: .limit(8), value: 8),
      Feature(.edge, x: 300, left: .limit(9), right: .undefined),
      Feature(.point, x: 400, left: .undefined, right: .undefined, value: 1),
    ])
    #expect(marks.open == [Point(x: 100, y: 7), Point(x: 300, y: 9)])
    #expect(marks.closed == [Point(x: 200, y: 8)])
  }

  @Test func `a limit out of the view has no circle`() {
    let marks = marks([jump(100, -1, 1001), jump(-1, 5, 50), jump(200, 5, 2000)])
    #expect(marks.open == [Point(x: 200, y: 5)])
  }

  @Test func `circles that crowd are left out, those that have room stay`() {
    // floor(1 ÷ M) has its jumps at 1/n.
    let jumps = (2...40).reversed().map {
      jump(1000 / Double($0), 20 * Double($0), 20 * Double($0) - 20)
    }
    let marks = marks(jumps)
    // 1000/n - 1000/(n + 1) is below 16 from n = 8 on.
    #expect(marks.open.map(\.x).min() == 1000 / 7.0)
    #expect(marks.open.count == 12)
  }

  @Test func `a small jump has no circles`() {
    #expect(marks([jump(100, 10, 17)]).open.isEmpty)
    #expect(marks([jump(100, 10, 18)]).open.count == 2)
  }

  @Test func `many jumps have no circles at all`() {
    func jumps(_ count: Int) -> [Feature] { (1...count).map { jump(20 * Double($0), 0, 90) } }
    #expect(marks(jumps(40)).open.count == 80)
    #expect(marks(jumps(41)).open.isEmpty)
  }

  @Test func `poles side by side have one asymptote, poles that crowd have none`() {
    #expect(marks([pole(100), pole(101), pole(200)]).asymptotes == [101, 200])
    #expect(marks((0..<20).map { pole(100 + 5 * Double($0)) } + [pole(300)]).asymptotes == [300])
    #expect(marks((1...40).map { pole(20 * Double($0)) }).asymptotes.count == 40)
    #expect(marks((1...41).map { pole(20 * Double($0)) }).asymptotes.isEmpty)
  }

  @Test func `amid unresolved strokes there are no circles`() {
    let bar = Segment([Point(x: 100.5, y: 0), Point(x: 100.5, y: 99)], isUnresolved: true)
    #expect(marks([jump(100, 10, 50), jump(200, 10, 50)], [bar]).open.map(\.x) == [200, 200])
  }

  @Test func `hostile features draw nothing and end`() {
    let wild = Double.greatestFiniteMagnitude
    let marks = marks(
      (0..<1000).map { jump(500, Double($0), wild, value: .nan) } + [pole(.nan), pole(-wild)])
    #expect(marks.open.isEmpty && marks.closed.isEmpty && marks.asymptotes.isEmpty)
  }
}
