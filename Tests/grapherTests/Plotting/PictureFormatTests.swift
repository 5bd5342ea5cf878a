import Testing

@testable import grapher

@Suite struct PictureFormatTests {
  @Test func `the ending of a file's name says its format`() {
    let size = PixelSize()
    #expect(PictureFormat.file(ending: "PNG") == .png(size))
    #expect(PictureFormat.file(ending: "svg") == .svg(size))
    #expect(PictureFormat.file(ending: "pdf") == .pdf(size))
    #expect(PictureFormat.file(ending: "jpg") == nil)
  }

  @Test func `sizes stay within what can be drawn`() {
    #expect(PixelSize() == PixelSize(width: 1200, height: 800))
    #expect(PixelSize(width: 0, height: -5) == PixelSize(width: 64, height: 64))
    #expect(PixelSize(width: .max, height: 9000) == PixelSize(width: 8192, height: 8192))
  }
}
