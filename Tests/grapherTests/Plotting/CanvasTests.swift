import Graphing
import Testing

@testable import grapher

@Suite struct CanvasTests {
  let canvas = Canvas(x: -10...10, y: 0...1, width: 1000, height: 500)

  @Test func `pixels count from the lower left`() {
    #expect(canvas.pixel(Point(x: -10, y: 0)) == Point(x: 0, y: 0))
    #expect(canvas.pixel(Point(x: 10, y: 1)) == Point(x: 1000, y: 500))
    #expect(canvas.pixel(Point(x: 0, y: 0.25)) == Point(x: 500, y: 125))
  }

  @Test func `far points stay finite`() {
    let far = canvas.pixel(Point(x: 0, y: .greatestFiniteMagnitude))
    #expect(far == Point(x: 500, y: 1e15))
    let wide = Canvas(x: -8e307...8e307, y: -1e-300...1e-300, width: 100, height: 100)
    #expect(wide.pixel(Point(x: 0, y: -1)) == Point(x: 50, y: -1e15))
  }

  @Test func `points come back within a thousandth of a pixel and are short`() {
    for number in 0...1000 {
      let pixel = Point(x: Double(number) + 1.0 / 3, y: Double(number) / 2)
      let point = canvas.point(pixel)
      let again = canvas.pixel(point)
      #expect(abs(again.x - pixel.x) <= 0.001 && abs(again.y - pixel.y) <= 0.001)
      #expect(point.x.description.count <= 9)
    }
  }
}
