import Testing

@testable import grapher

@Suite struct CurveColorTests {
  @Test func `curves next to each other differ and many repeat`() {
    for index in 0..<20 {
      #expect(CurveColor.image(index) != CurveColor.image(index + 1))
      #expect(CurveColor.terminal(index) != CurveColor.terminal(index + 1))
      #expect(CurveColor.glyph(index) != CurveColor.glyph(index + 1))
    }
  }

  @Test func `the lighter shade is three fifths white`() {
    #expect(CurveColor.image(0) == "#0072b2")
    #expect(CurveColor.lightImage(0) == "#99c7e0")
    #expect(CurveColor.lightImage(6) == "#b3b3b3")
  }

  @Test func `a color in the terminal leads to the curve's glyph`() {
    for index in 0..<6 {
      let code = [36, 35, 32, 33, 31, 34][index]
      #expect(CurveColor.glyph(ofTerminalCode: code) == CurveColor.glyph(index))
    }
  }
}
