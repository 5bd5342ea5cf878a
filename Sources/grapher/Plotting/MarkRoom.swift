/// How much room marks need so that they say something, in pixels or in cells of a terminal.
struct MarkRoom: Hashable, Sendable {
  /// How far asymptotes are apart.
  var betweenAsymptotes: Double
  /// How far apart circles of different features are, across or down.
  var across: Double
  var down: Double
  /// How far the two circles of a feature are apart.
  var withinFeature: Double

  /// The most asymptotes, and the most features with circles, that a curve has.
  static let mostMarks = 40

  /// The room in cells of a terminal, in which a circle fills a cell.
  static let cells = MarkRoom(betweenAsymptotes: 3, across: 2, down: 1, withinFeature: 0.75)

  /// Returns the room in pixels around circles of a diameter.
  static func pixels(circle: Double) -> MarkRoom {
    MarkRoom(
      betweenAsymptotes: circle, across: 2 * circle, down: 2 * circle, withinFeature: circle)
  }
}
