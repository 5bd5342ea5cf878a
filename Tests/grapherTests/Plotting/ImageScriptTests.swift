import Graphing
import Testing

@testable import grapher

@Suite struct ImageScriptTests {
  private func script(_ picture: Picture, _ terminal: String = "svg") -> String {
    GnuplotScript(image: picture, size: PixelSize(), terminal: terminal).text
  }

  @Test func `one curve has a title and no key, several have a key`() {
    #expect(script(.parabola).contains("set title \"y = M \\136 2\" noenhanced"))
    #expect(script(.parabola).contains("unset key"))
    var picture = Picture.parabola
    picture.title = ""
    picture.curves.append(PictureCurve("M", [(-1, -1), (1, 1)]))
    #expect(!script(picture).contains("set title"))
    #expect(script(picture).contains("set key tmargin"))
    #expect(script(picture).contains(" title \"M \\136 2\" noenhanced"))
  }

  @Test func `every text and terminal is without markup`() {
    var picture = Picture.parabola
    picture.curves.append(PictureCurve("`touch x`\n", [(-1, -1), (1, 1)]))
    for terminal in ["pngcairo", "png", "svg", "pdfcairo", "qt"] {
      for line in script(picture, terminal).split(separator: "\n") {
        let hasText = line.hasPrefix("set title") || line.contains("keyentry")
        if hasText || line.hasPrefix("set terminal") { #expect(line.contains("noenhanced")) }
        #expect(!line.contains("`") && !line.contains("'touch"))
      }
    }
  }

  @Test func `what is unresolved is explained below the picture`() {
    #expect(!script(.parabola).contains("set xlabel"))
    var picture = Picture.parabola
    picture.curves[0].vagueness = .imprecise
    #expect(
      script(picture).contains(
        "set xlabel \"light strokes: not resolved, double precision is at its end\" noenhanced"))
  }

  @Test func `sizes are in pixels, and a hundred to the inch on paper`() {
    #expect(script(.parabola, "pngcairo").contains("set terminal pngcairo noenhanced rounded"))
    #expect(script(.parabola, "pngcairo").contains(" size 1200,800\n"))
    #expect(script(.parabola, "pdfcairo").contains(" size 12.0in,8.0in\n"))
  }

  @Test func `the script that stands alone sets no terminal`() {
    let text = GnuplotScript(standalone: .parabola, size: PixelSize()).text
    for line in text.split(separator: "\n") {
      #expect(!line.hasPrefix("set terminal") && !line.hasPrefix("set output"))
    }
    #expect(text.contains("$data1 << EOD\n"))
  }
}
