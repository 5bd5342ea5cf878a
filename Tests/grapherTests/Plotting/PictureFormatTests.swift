import Testing

@testable import grapher

@Suite struct PictureFormatTests {
  @Test func `each format names the terminals that draw it, the best first`() {
    let size = PixelSize()
    #expect(PictureFormat.png(size).terminalNames == ["pngcairo", "png"])
    #expect(PictureFormat.svg(size).terminalNames == ["svg"])
    #expect(PictureFormat.pdf(size).terminalNames == ["pdfcairo"])
    for name in PictureFormat.windowTerminals {
      #expect(PictureFormat.window(terminal: name, size).terminalNames == [name])
    }
  }
}
