import Graphing
import Testing

@testable import grapher

@Suite struct PlotDataTests {
  let canvas = Canvas(x: 0...10, y: 0...10, width: 1000, height: 1000)

  @Test func `strokes, dots and unresolved stretches are told apart`() {
    let curve = PictureCurve(
      title: "",
      segments: [
        Segment([Point(x: 0, y: 0), Point(x: 5, y: 5)]),
        Segment([Point(x: 6, y: 1)]),
        Segment([Point(x: 7, y: 1), Point(x: 7, y: 2)], isUnresolved: true),
        Segment([Point(x: 8, y: 8), Point(x: 9, y: 8)]),
      ])
    let data = PlotData(curve, on: canvas)
    #expect(data.strokes == "0 0\n5 5\n\n8 8\n9 8\n\n")
    #expect(data.dots == "6 1\n")
    #expect(data.unresolved == "7 1\n7 2\n\n")
  }

  @Test func `dots outside are left out`() {
    let dot = PictureCurve("", [(11, 5)])
    #expect(PlotData(dot, on: canvas).dots == "")
  }

  @Test func `a straight line of many vertices needs two`() {
    let line = PictureCurve("", (0...1000).map { (Double($0) / 100, Double($0) / 100) })
    #expect(PlotData(line, on: canvas).strokes == "0 0\n10 10\n\n")
  }

  @Test func `verticals reach over the whole height`() {
    #expect(PlotData.verticals([2, 3], on: canvas) == "2 0\n2 10\n\n3 0\n3 10\n\n")
  }

  @Test func `only numbers gnuplot can plot are written`() {
    #expect(gnuplotNumber(0.1 + 0.2) == "0.30000000000000004")
    #expect(gnuplotNumber(-1e-300) == "-1e-300")
    for value in [Double.nan, .infinity, -.infinity, 8e307, -.greatestFiniteMagnitude] {
      #expect(gnuplotNumber(value) == "NaN")
    }
  }
}
