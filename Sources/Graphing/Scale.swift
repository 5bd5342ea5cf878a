internal import IntervalArithmetic

/// What a picture's pixels are in data units, and how closely a curve is looked at.
struct Scale {
  /// How far a chord may lie from the curve, in pixels.
  static let tolerance = 0.4

  let x: ClosedRange<Double>
  /// The width of a pixel; 0 for a range too narrow to be divided.
  let pixelWidth: Double
  /// The height of a pixel, positive.
  let pixelHeight: Double
  let columns: Int
  /// The y from which on nothing shows, a pixel outside of the view on both sides.
  let visible: ClosedRange<Double>
  /// Whether there is a view yet; else only the curve's shape is looked for.
  let hasView: Bool

  /// Makes the scale of a picture that shows a y-range.
  init(x: ClosedRange<Double>, y: ClosedRange<Double>, width: Int, height: Int) {
    let rows = Double(max(height, 1))
    let unit = y.upperBound / rows - y.lowerBound / rows
    self.init(
      x: x, width: width, unit: unit,
      visible: (y.lowerBound - unit)...(y.upperBound + unit), hasView: true)
  }

  /// Makes the scale of a curve whose y-range is not known, a pixel's height being a guess.
  init(x: ClosedRange<Double>, width: Int, unit: Double) {
    self.init(
      x: x, width: width, unit: unit, visible: -Double.infinity...Double.infinity, hasView: false)
  }

  private init(
    x: ClosedRange<Double>, width: Int, unit: Double, visible: ClosedRange<Double>, hasView: Bool
  ) {
    self.x = x
    columns = min(max(width, 1), ColumnGrid.limit)
    pixelWidth = x.upperBound / Double(columns) - x.lowerBound / Double(columns)
    pixelHeight = min(max(unit, .leastNormalMagnitude), .greatestFiniteMagnitude)
    self.visible = visible
    self.hasView = hasView
  }

  /// The width at which a stretch that is not proved continuous is a break.
  ///
  /// A break that wide cannot be seen. Without a view nobody looks that closely.
  var hair: Double { pixelWidth * (hasView ? 0x1p-16 : 0x1p-8) }

  /// The halvings that a column may take once its cells are narrower than a pixel.
  var columnBudget: Int { hasView ? 128 : 64 }

  /// The effort that the curve may take in all.
  var budget: Int { 1000 + columns * (hasView ? 15 : 4) }

  /// How far a chord may lie from the curve, in data units.
  var allowance: Double { Self.tolerance * pixelHeight }

  /// Returns whether bounds leave no values that those drawn do not show.
  func covers(_ bounds: Interval, by drawn: Spread) -> Bool {
    bounds.lower >= drawn.low - allowance && bounds.upper <= drawn.high + allowance
  }

  /// Returns the number of the column that an x lies in.
  func column(of x: Double) -> Int {
    let offset = (x - self.x.lowerBound) / pixelWidth
    return offset > 0 ? Int(min(offset, Double(columns - 1))) : 0
  }

  /// Returns whether values between two bounds lie wholly above or wholly below the view.
  func isOutside(_ low: Double, _ high: Double) -> Bool {
    high < visible.lowerBound || low > visible.upperBound
  }
}
