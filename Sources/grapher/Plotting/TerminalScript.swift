extension GnuplotScript {
  /// Creates the script that draws a picture with the `dumb` terminal.
  ///
  /// gnuplot always draws in color, because the color says which curve a character belongs to;
  /// `TerminalPicture` makes of it what the user sees. For Braille there are two plots: the frame
  /// in cells, then the curves alone in dots, two across and four down for each cell.
  init(terminal picture: Picture, layout: TerminalLayout) {
    // The border lies behind: a curve along it is what the user asked to see.
    self.init(
      "set terminal dumb noenhanced ansi size \(layout.columns),\(layout.rows)",
      "unset key", "set border 3 back", "set tics nomirror scale 0.001",
      "set zeroaxis linetype 0")
    add(
      Self.ranges(of: picture) + [
        Self.ticks(layout.xTicks, axis: "x"), Self.ticks(layout.yTicks, axis: "y"),
        Self.margins(
          left: layout.plotColumns.lowerBound,
          right: layout.columns - 1 - layout.plotColumns.upperBound,
          top: layout.plotRows.lowerBound, bottom: 1),
      ])
    add(
      layout.labels.enumerated().map { number, label in
        Self.label(label, number: number + 1, in: layout)
      })
    let points = Self.points(of: picture, layout: layout)
    guard layout.isBraille else {
      addPlot(Self.lines(of: picture, on: layout.canvas(of: picture)) + points)
      return
    }
    addPlot(points)
    addDots(of: picture, layout: layout)
  }

  private mutating func addDots(of picture: Picture, layout: TerminalLayout) {
    // The middle of a cell lies between its dots; half a dot is as near as one gets.
    add([
      "set terminal dumb noenhanced ansi size \(2 * layout.columns),\(4 * layout.rows)",
      "unset border", "unset tics", "unset zeroaxis", "unset label",
      Self.margins(
        left: 2 * layout.plotColumns.lowerBound + 1,
        right: 2 * (layout.columns - layout.plotColumns.upperBound) - 1,
        top: 4 * layout.plotRows.lowerBound + 2,
        bottom: 4 * (layout.rows - layout.plotRows.upperBound) - 2),
    ])
    let dots = Canvas(
      x: picture.x, y: picture.y, width: Double(2 * layout.plotColumns.count),
      height: Double(4 * layout.plotRows.count))
    addPlot(Self.lines(of: picture, on: dots))
  }

  private static func margins(left: Int, right: Int, top: Int, bottom: Int) -> String {
    "set margins \(left), \(right), \(bottom), \(top)"
  }

  private static func label(
    _ label: TerminalLayout.Label, number: Int, in layout: TerminalLayout
  ) -> String {
    let text = GnuplotText(label.text, limit: min(layout.columns - 1 - label.column, 200))
    let color = label.color.map { " textcolor rgb \"\(CurveColor.terminal($0))\"" } ?? ""
    return "set label \(number) \(text.source) noenhanced left"
      + " at character \(label.column), character \(layout.rows - 1 - label.row)\(color)"
  }

  private typealias Layers = [(data: String?, style: String)]

  private static func lines(of picture: Picture, on canvas: Canvas) -> Layers {
    func style(_ color: String) -> String {
      "with lines linetype 1 linecolor rgb \"\(color)\" notitle"
    }
    let curves = picture.curves.map { (data: PlotData($0, on: canvas), color: $0.color) }
    return curves.map { ($0.data.unresolved, style(CurveColor.lightTerminal)) }
      + curves.map { ($0.data.strokes, style(CurveColor.terminal($0.color))) }
  }

  /// Returns the dots and circles, closed ones in front.
  private static func points(of picture: Picture, layout: TerminalLayout) -> Layers {
    let cells = layout.canvas(of: picture)
    var open: Layers = []
    var closed: Layers = []
    for curve in picture.curves {
      func style(_ character: Unicode.Scalar) -> String {
        "with points pointtype \(GnuplotText(String(character)).source)"
          + " linecolor rgb \"\(CurveColor.terminal(curve.color))\" notitle"
      }
      let marks = picture.marks(of: curve, on: cells, room: .cells)
      open.append((PlotData.points(marks.open), style(layout.openMark)))
      closed.append(
        (
          PlotData.points(marks.closed) + PlotData(curve, on: cells).dots,
          style(layout.closedMark)
        ))
    }
    return open + closed
  }
}
