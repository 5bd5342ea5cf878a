import Testing

@testable import grapher

@Suite struct PixelSizeTests {
  @Test func `sides stay within what can be drawn`() {
    #expect(PixelSize() == PixelSize(width: 1200, height: 800))
    #expect(PixelSize(width: 0, height: -5) == PixelSize(width: 64, height: 64))
    #expect(PixelSize(width: .max, height: 9000) == PixelSize(width: 8192, height: 8192))
  }

  @Test(arguments: ["1200x800", "64x64", "8192x8192"])
  func `a size is read back from its text`(text: String) {
    #expect(PixelSize(text)?.text == text)
  }

  @Test(arguments: ["63x64", "64x8193", "1200", "0x0", ""])
  func `what is no size within the limits is refused`(text: String) {
    #expect(PixelSize(text) == nil)
  }
}
