/// What an image consists of, from the back to the front.
///
/// Behind lie the asymptotes and what is unresolved, in a lighter shade of the curve's color; then
/// the strokes of all curves; in front the circles, so that an open one is hollow.
struct ImageLayers {
  typealias Layer = (data: String?, style: String)

  private var key: [Layer] = []
  private var back: [Layer] = []
  private var strokes: [Layer] = []
  private var front: [Layer] = []

  /// All layers, those in front last.
  var all: [Layer] { key + back + strokes + front }

  /// Creates the layers of a picture's curves; with a key, as many titles as have room.
  init(_ picture: Picture, look: ImageLook, withKey: Bool) {
    let canvas = Canvas(
      x: picture.x, y: picture.y, width: Double(look.size.width),
      height: Double(look.size.height))
    let room = look.keyCapacity(for: picture.curves)
    for (index, curve) in picture.curves.enumerated() {
      if withKey, index < room { addKey(curve, look: look) }
      addStrokes(of: curve, on: canvas, look: look)
      let marks = picture.marks(of: curve, on: canvas, room: look.markRoom)
      addMarks(marks, color: curve.color, on: canvas, look: look)
    }
  }

  private mutating func addKey(_ curve: PictureCurve, look: ImageLook) {
    let title = GnuplotText(curve.title, limit: look.charactersInKey)
    let style = Self.line(CurveColor.image(curve.color), width: look.curveWidth)
    key.append((nil, "keyentry \(style) title \(title.source) noenhanced"))
  }

  private mutating func addStrokes(of curve: PictureCurve, on canvas: Canvas, look: ImageLook) {
    let data = PlotData(curve, on: canvas)
    let color = CurveColor.image(curve.color)
    let light = CurveColor.lightImage(curve.color)
    back.append((data.unresolved, Self.line(light, width: 1) + " notitle"))
    strokes.append((data.strokes, Self.line(color, width: look.curveWidth) + " notitle"))
    front.append((data.dots, Self.disk(color, look)))
  }

  private mutating func addMarks(
    _ marks: CurveMarks, color: Int, on canvas: Canvas, look: ImageLook
  ) {
    let asymptotes = PlotData.verticals(marks.asymptotes, on: canvas)
    let width = 0.75 * look.curveWidth
    // On an axis, dots would not be seen.
    back.append((asymptotes, Self.line("#ffffff", width: width) + " notitle"))
    back.append(
      (asymptotes, Self.line(CurveColor.image(color), width: width) + " dashtype (1,8) notitle"))
    let open = PlotData.points(marks.open)
    front.append((open, Self.disk("#ffffff", look)))
    front.append((open, Self.ring(CurveColor.image(color), look)))
    front.append((PlotData.points(marks.closed), Self.disk(CurveColor.image(color), look)))
  }

  private static func line(_ color: String, width: Double) -> String {
    "with lines linetype 1 linewidth \(width) linecolor rgb \"\(color)\""
  }

  private static func disk(_ color: String, _ look: ImageLook) -> String {
    "with points pointtype 7 pointsize \(look.pointSize) linecolor rgb \"\(color)\" notitle"
  }

  private static func ring(_ color: String, _ look: ImageLook) -> String {
    "with points pointtype 6 pointsize \(look.pointSize) linewidth \(0.75 * look.curveWidth)"
      + " linecolor rgb \"\(color)\" notitle"
  }
}
