import Testing

@testable import grapher

@Suite struct TerminalLayoutTests {
  private func layout(
    _ picture: Picture, _ columns: Int = 79, _ rows: Int = 24, color: Bool = false,
    ascii: Bool = false
  ) -> TerminalLayout {
    TerminalLayout(picture, columns: columns, rows: rows, color: color, ascii: ascii)
  }

  @Test func `the title is centered and the plot has the rest`() {
    let layout = layout(.parabola)
    #expect(layout.labels == [.init(text: "y = M ^ 2", column: 35, row: 0, color: nil)])
    #expect(layout.plotRows == 1...22)
    // "-0.5" stands left of the border, and half of "-1" would fit beyond the right end.
    #expect(layout.plotColumns == 5...75)
  }

  @Test func `sizes stay within reason`() {
    let small = layout(.parabola, 0, -3)
    #expect(small.columns == 20 && small.rows == 8)
    let large = layout(.parabola, 100_000, 100_000)
    #expect(large.columns == 1000 && large.rows == 500)
  }

  @Test func `one curve or colored ones are in Braille`() {
    var several = Picture.parabola
    several.curves.append(.parabola)
    #expect(layout(.parabola).isBraille)
    #expect(layout(several, color: true).isBraille)
    #expect(!layout(several).isBraille)
    #expect(!layout(several, color: true, ascii: true).isBraille)
  }

  @Test func `a long key takes several rows and leaves room for the plot`() {
    var picture = Picture.parabola
    picture.title = ""
    picture.curves = (0..<40).map { PictureCurve("curve number \($0)", [(0, 0), (1, 1)]) }
    let layout = layout(picture)
    #expect(layout.plotRows == 6...22)
    for label in layout.labels {
      #expect(label.column + label.text.count <= 79)
      #expect(label.row < 6)
    }
  }
}
