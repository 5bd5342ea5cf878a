extension GnuplotScript {
  /// Creates the script that draws a picture with the `dumb` terminal.
  ///
  /// gnuplot always draws in color, because the color says which curve a character belongs to;
  /// `TerminalPicture` makes of it what the user sees. For Braille there are two plots: the frame
  /// in cells, then the curves alone in dots, two across and four down for each cell.
  init(terminal picture: Picture, layout: TerminalLayout) {
    self.init()
    add("set terminal dumb noenhanced ansi size \(layout.columns),\(layout.rows)")
    addRanges(of: picture)
    // The border lies behind: a curve along it is what the user asked to see.
    add(
      "unset key", "set border 3 back", "set tics nomirror scale 0.001",
      "set zeroaxis linetype 0")
    addTicks(layout.xTicks, axis: "x")
    addTicks(layout.yTicks, axis: "y")
    addMargins(
      left: layout.plotColumns.lowerBound,
      right: layout.columns - 1 - layout.plotColumns.upperBound,
      top: layout.plotRows.lowerBound, bottom: 1)
    for (number, label) in layout.labels.enumerated() {
      addLabel(label, number: number + 1, in: layout)
    }
    let cells = Canvas(
      x: picture.x, y: picture.y, width: Double(layout.plotColumns.count),
      height: Double(layout.plotRows.count))
    let inCells = picture.curves.map { PlotData($0, on: cells) }
    guard layout.isBraille else {
      addPlot(Self.lines(inCells) + Self.points(inCells, character: layout.dot))
      return
    }
    addPlot(Self.points(inCells, character: layout.dot))
    addDots(of: picture, layout: layout)
  }

  private mutating func addDots(of picture: Picture, layout: TerminalLayout) {
    add(
      "set terminal dumb noenhanced ansi size \(2 * layout.columns),\(4 * layout.rows)",
      "unset border", "unset tics", "unset zeroaxis", "unset label")
    // The middle of a cell lies between its dots; half a dot is as near as one gets.
    addMargins(
      left: 2 * layout.plotColumns.lowerBound + 1,
      right: 2 * (layout.columns - layout.plotColumns.upperBound) - 1,
      top: 4 * layout.plotRows.lowerBound + 2,
      bottom: 4 * (layout.rows - layout.plotRows.upperBound) - 2)
    let dots = Canvas(
      x: picture.x, y: picture.y, width: Double(2 * layout.plotColumns.count),
      height: Double(4 * layout.plotRows.count))
    addPlot(Self.lines(picture.curves.map { PlotData($0, on: dots) }))
  }

  private mutating func addMargins(left: Int, right: Int, top: Int, bottom: Int) {
    add(
      "set lmargin \(left)", "set rmargin \(right)", "set tmargin \(top)", "set bmargin \(bottom)")
  }

  private mutating func addLabel(
    _ label: TerminalLayout.Label, number: Int, in layout: TerminalLayout
  ) {
    let text = GnuplotText(label.text, limit: min(layout.columns - 1 - label.column, 200))
    let color = label.curve.map { " textcolor rgb \"\(CurveColor.terminal($0))\"" } ?? ""
    add(
      "set label \(number) \(text.source) noenhanced left"
        + " at character \(label.column), character \(layout.rows - 1 - label.row)\(color)")
  }

  private typealias Layers = [(data: String?, style: String)]

  private static func lines(_ curves: [PlotData]) -> Layers {
    func style(_ color: String) -> String {
      "with lines linetype 1 linecolor rgb \"\(color)\" notitle"
    }
    return curves.map { ($0.unresolved, style(CurveColor.unresolvedTerminal)) }
      + curves.enumerated().map { ($1.strokes, style(CurveColor.terminal($0))) }
  }

  private static func points(_ curves: [PlotData], character: Unicode.Scalar) -> Layers {
    curves.enumerated().map { index, data in
      (
        data.dots,
        "with points pointtype \(GnuplotText(String(character)).source)"
          + " linecolor rgb \"\(CurveColor.terminal(index))\" notitle"
      )
    }
  }
}
