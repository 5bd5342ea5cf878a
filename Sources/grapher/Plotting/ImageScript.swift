extension GnuplotScript {
  /// Creates the script that draws a picture in an image, a page or a window.
  ///
  /// - Parameter terminal: the gnuplot terminal, one of the format's `terminalNames`.
  init(image picture: Picture, size: PixelSize, terminal: String) {
    let look = ImageLook(size)
    self.init(look.terminalCommand(terminal))
    addImage(picture, look: look)
  }

  /// Creates the script that stands alone: it sets no terminal, so that it opens a window where
  /// gnuplot has one, and draws wherever the user tells it to.
  init(standalone picture: Picture, size: PixelSize) {
    self.init(
      "# To see it: gnuplot -p FILE",
      "# To save it: gnuplot -e \"set terminal svg; set output 'picture.svg'\" FILE")
    addImage(picture, look: ImageLook(size))
  }

  private mutating func addImage(_ picture: Picture, look: ImageLook) {
    add([
      "set border 3 linewidth 1 linecolor rgb \"#808080\"",
      "set tics nomirror out scale 0.5 textcolor rgb \"#404040\"",
      "set grid xtics ytics linetype 1 linewidth 1 linecolor rgb \"#e4e4e4\"",
      "set zeroaxis linetype 1 linewidth 1 linecolor rgb \"#808080\"",
    ])
    add(Self.ranges(of: picture) + Self.ticks(of: picture, look: look))
    add(Self.texts(of: picture, look: look))
    addPlot(ImageLayers(picture, look: look, withKey: picture.curves.count > 1).all)
  }

  private static func ticks(of picture: Picture, look: ImageLook) -> [String] {
    let x = AxisTicks(
      alongX: picture.x, length: 0.92 * Double(look.size.width),
      character: look.characterWidth, leastSpacing: 6 * look.characterWidth, ascii: false)
    let y = AxisTicks(
      alongY: picture.y, length: 0.92 * Double(look.size.height),
      leastSpacing: 3.5 * look.lineHeight)
    return [ticks(x, axis: "x"), ticks(y, axis: "y")]
  }

  private static func texts(of picture: Picture, look: ImageLook) -> [String] {
    // Above the plot: inside, the key would hide a part of a curve.
    let key = "set key tmargin left horizontal Left reverse samplen 2 width 2"
    var commands = [picture.curves.count > 1 ? key : "unset key"]
    if !picture.title.isEmpty {
      let title = GnuplotText(picture.title, limit: look.charactersAcross)
      commands.append("set title " + title.source + " noenhanced")
    }
    if let vagueness = picture.vagueness {
      let note = GnuplotText("light strokes: not resolved, " + vagueness.words)
      commands.append(
        "set xlabel \(note.source) noenhanced font \",\(look.noteFontSize)\""
          + " textcolor rgb \"#606060\"")
    }
    return commands
  }
}
