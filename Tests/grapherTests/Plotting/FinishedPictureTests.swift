import Testing

@testable import grapher

@Suite struct FinishedPictureTests {
  // RFC 2083, section 3.1 and appendix: the signature, and the empty IEND chunk with its checksum.
  let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
    + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  @Test func `a whole file is whole`() {
    #expect(isFinishedPicture(png, terminal: "pngcairo"))
    #expect(isFinishedPicture(Array("<?xml ?><svg></svg>\n\n".utf8), terminal: "svg"))
    #expect(isFinishedPicture(Array("%PDF-1.5\n%%EOF\n".utf8), terminal: "pdfcairo"))
  }

  @Test func `what XML refuses in a text is escaped`() {
    let svg = Array("<text>a]]>]]>b]] ></text>".utf8)
    #expect(wellFormedSVG(svg) == Array("<text>a]]&gt;]]&gt;b]] ></text>".utf8))
    #expect(wellFormedSVG([]) == [])
  }

  @Test func `a cut file is not`() {
    #expect(!isFinishedPicture(png.dropLast(), terminal: "png"))
    #expect(!isFinishedPicture(Array("<?xml ?><svg>".utf8), terminal: "svg"))
    #expect(!isFinishedPicture(Array("%PDF-1.5\n".utf8), terminal: "pdfcairo"))
    for terminal in ["png", "pngcairo", "svg", "pdfcairo", "dumb"] {
      #expect(!isFinishedPicture([], terminal: terminal))
    }
  }
}
