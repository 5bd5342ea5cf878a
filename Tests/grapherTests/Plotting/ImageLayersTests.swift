import Graphing
import Testing

@testable import grapher

@Suite struct ImageLayersTests {
  /// A pole at 0, a jump from 1 to 2 at 1 that keeps 2, an isolated point, an unresolved stroke.
  private let picture = Picture(
    title: "",
    curves: [
      PictureCurve(
        title: "",
        segments: [
          Segment([Point(x: -1, y: 1), Point(x: 1, y: 1)]), Segment([Point(x: 1.5, y: 3)]),
          Segment([Point(x: 1.8, y: 0), Point(x: 1.8, y: 1)], isUnresolved: true),
        ],
        features: [
          Feature(.pole, x: 0, left: .infinite(.minus), right: .infinite(.plus)),
          Feature(.jump, x: 1, left: .limit(1), right: .limit(2), value: 2),
        ])
    ], x: -2...2, y: 0...4)

  private func layers(_ picture: Picture) -> [String] {
    ImageLayers(picture, look: ImageLook(PixelSize()), withKey: false).all
      .filter { $0.data?.isEmpty != true }
      .map { ($0.data ?? "").replacing("\n", with: "|") + " " + $0.style }
  }

  @Test func `light and dotted lines lie behind, circles in front, open ones hollow`() {
    let wide = 13.0 / 6
    #expect(
      layers(picture) == [
        "1.8 0|1.8 1|| with lines linetype 1 linewidth 1.0 linecolor rgb \"#99c7e0\" notitle",
        "0 0|0 4|| with lines linetype 1 linewidth \(0.75 * wide)"
          + " linecolor rgb \"#ffffff\" notitle",
        "0 0|0 4|| with lines linetype 1 linewidth \(0.75 * wide)"
          + " linecolor rgb \"#0072b2\" dashtype (1,8) notitle",
        "-1 1|1 1|| with lines linetype 1 linewidth \(wide)"
          + " linecolor rgb \"#0072b2\" notitle",
        "1.5 3| with points pointtype 7 pointsize 1.3 linecolor rgb \"#0072b2\" notitle",
        "1 1| with points pointtype 7 pointsize 1.3 linecolor rgb \"#ffffff\" notitle",
        "1 1| with points pointtype 6 pointsize 1.3 linewidth \(0.75 * wide)"
          + " linecolor rgb \"#0072b2\" notitle",
        "1 2| with points pointtype 7 pointsize 1.3 linecolor rgb \"#0072b2\" notitle",
      ])
  }

  @Test func `asymptotes can be hidden`() {
    var picture = picture
    picture.showsAsymptotes = false
    #expect(layers(picture) == layers(self.picture).filter { !$0.hasPrefix("0 0|0 4") })
  }

  @Test func `a curve has the color of its number`() {
    var picture = picture
    picture.curves[0].color = 1
    for layer in layers(picture) where !layer.contains("#ffffff") {
      // Vermilion, and the same with three fifths of white.
      #expect(layer.contains("#d55e00") || layer.contains("#eebf99"), "\(layer)")
    }
  }

  @Test func `gnuplot draws dotted lines and circles`() throws {
    let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    let bytes = try gnuplot.draw(picture, .svg(PixelSize()), isCancelled: { false })
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("stroke-dasharray="))
    // gnuplot's point types 6 and 7 are the shapes 5 and 6 of its SVG.
    #expect(text.matches(of: /<use xlink:href='#gpPt5' transform/).count == 1)
    #expect(text.matches(of: /<use xlink:href='#gpPt6' transform/).count == 3)
  }
}
