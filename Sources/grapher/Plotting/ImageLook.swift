/// The measures of an image, which follow from its size.
struct ImageLook: Hashable, Sendable {
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
  /// The size of letters in a note.
  var noteFontSize: Int { fontSize * 4 / 5 }
  /// The width of a curve in pixels.
  var curveWidth: Double { Double(fontSize) / 6 }
  /// The size of circles in gnuplot's unit, which is some seven pixels.
  var pointSize: Double { Double(fontSize) / 10 }
  var markRoom: MarkRoom { .pixels(circle: 8 * pointSize) }

  /// The command that chooses a gnuplot terminal in this size.
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
  func keyCapacity(for curves: [PictureCurve]) -> Int {
    let widest = curves.map { min($0.title.count, charactersInKey) }.max() ?? 0
    let columns = max(1, charactersAcross / (widest + 8))
    return columns * max(1, Int(0.3 * Double(size.height) / lineHeight))
  }
}
