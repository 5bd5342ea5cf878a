extension GnuplotScript {
  /// Creates the script that draws a picture in an image, a page or a window.
  ///
  /// - Parameter terminal: the gnuplot terminal, one of the format's `terminalNames`.
  init(image picture: Picture, size: PixelSize, terminal: String) {
    let look = ImageLook(size)
    self.init()
    add(look.terminalCommand(terminal))
    addImage(picture, look: look)
  }

  /// Creates the script that stands alone: it sets no terminal, so that it opens a window where
  /// gnuplot has one, and draws wherever the user tells it to.
  init(standalone picture: Picture, size: PixelSize) {
    self.init()
    add(
      "# To see it: gnuplot -p FILE",
      "# To save it: gnuplot -e \"set terminal svg; set output 'picture.svg'\" FILE")
    addImage(picture, look: ImageLook(size))
  }

  private mutating func addImage(_ picture: Picture, look: ImageLook) {
    addRanges(of: picture)
    addAxes(of: picture, look: look)
    let isSeveral = picture.curves.count > 1
    if !picture.title.isEmpty {
      let title = GnuplotText(picture.title, limit: look.charactersAcross)
      add("set title " + title.source + " noenhanced")
    }
    add(
      // Above the plot: inside, the key would hide a part of a curve.
      isSeveral ? "set key tmargin left horizontal Left reverse samplen 2 width 2" : "unset key")
    let canvas = Canvas(
      x: picture.x, y: picture.y, width: Double(look.size.width),
      height: Double(look.size.height))
    addPlot(look.layers(picture.curves, on: canvas, withKey: isSeveral))
  }

  private mutating func addAxes(of picture: Picture, look: ImageLook) {
    add(
      "set border 3 linewidth 1 linecolor rgb \"#808080\"",
      "set tics nomirror out scale 0.5 textcolor rgb \"#404040\"",
      "set grid xtics ytics linetype 1 linewidth 1 linecolor rgb \"#e4e4e4\"",
      "set zeroaxis linetype 1 linewidth 1 linecolor rgb \"#808080\"")
    addTicks(
      AxisTicks(
        alongX: picture.x, length: 0.92 * Double(look.size.width),
        character: look.characterWidth, leastSpacing: 6 * look.characterWidth, ascii: false),
      axis: "x")
    addTicks(
      AxisTicks(
        alongY: picture.y, length: 0.92 * Double(look.size.height),
        leastSpacing: 3.5 * look.lineHeight),
      axis: "y")
  }
}

/// The measures of an image, which follow from its size.
private struct ImageLook {
  let size: PixelSize

  init(_ size: PixelSize) { self.size = size }

  /// The size of letters in points, larger in a larger image.
  var fontSize: Int { min(max(min(size.width, size.height) / 60, 8), 48) }
  /// A letter's width and a line's height in pixels: a point is 4/3 pixels in cairo's images.
  var characterWidth: Double { 0.8 * Double(fontSize) }
  var lineHeight: Double { 1.6 * Double(fontSize) }
  /// How many letters a title may have.
  var charactersAcross: Int { min(200, max(8, Int(Double(size.width) / characterWidth) - 4)) }
  /// How many letters a title in the key may have.
  var charactersInKey: Int { charactersAcross / 2 }
  /// The width of a curve in pixels.
  var curveWidth: Double { Double(max(fontSize, 8)) / 6 }

  func terminalCommand(_ terminal: String) -> String {
    let font = "font \"Sans,\(fontSize)\""
    let pixels = "size \(size.width),\(size.height)"
    let options =
      switch terminal {
      case "pngcairo": "noenhanced rounded \(font) \(pixels)"
      case "png": "noenhanced truecolor rounded \(pixels)"
      case "svg": "noenhanced rounded \(font) background \"#ffffff\" \(pixels)"
      // A page is measured in inches, and its font in points of 1/72 inch.
      case "pdfcairo":
        "noenhanced rounded font \"Sans,\(max(1, fontSize * 72 / 75))\""
          + " size \(Double(size.width) / 100)in,\(Double(size.height) / 100)in"
      default: "noenhanced \(pixels)"
      }
    return "set terminal \(terminal) \(options)"
  }

  /// Returns how many curves the key may name so that most of the height is left for the plot.
  private func keyCapacity(for curves: [PictureCurve]) -> Int {
    let widest = curves.map { min($0.title.count, charactersInKey) }.max() ?? 0
    let columns = max(1, charactersAcross / (widest + 8))
    return columns * max(1, Int(0.3 * Double(size.height) / lineHeight))
  }

  func layers(_ curves: [PictureCurve], on canvas: Canvas, withKey: Bool)
    -> [(data: String?, style: String)]
  {
    var key: [(data: String?, style: String)] = []
    var vague: [(data: String?, style: String)] = []
    var exact: [(data: String?, style: String)] = []
    let room = keyCapacity(for: curves)
    for (index, curve) in curves.enumerated() {
      let data = PlotData(curve, on: canvas)
      let color = "linecolor rgb \"\(CurveColor.image(index))\""
      let lines = "with lines linetype 1 linewidth \(curveWidth) \(color)"
      if withKey, index < room {
        let title = GnuplotText(curve.title, limit: charactersInKey)
        key.append((nil, "keyentry \(lines) title \(title.source) noenhanced"))
      }
      vague.append(
        (
          data.unresolved,
          "with lines linetype 1 linewidth 1 linecolor rgb \"\(CurveColor.unresolvedImage)\""
            + " notitle"
        ))
      exact.append((data.strokes, "\(lines) notitle"))
      exact.append((data.dots, "with points pointtype 7 pointsize 1 \(color) notitle"))
    }
    return key + vague + exact
  }
}
