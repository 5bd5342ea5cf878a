internal import Graphing

/// What a picture adds to the strokes of a curve: dotted verticals and circles.
///
/// A dotted vertical is an asymptote; each pole has one. A circle stands where a stroke ends at
/// a jump, a hole, an edge of the domain or the calm side of a pole. An open circle does not belong
/// to the curve, a closed one does.
///
/// Where features crowd, marks would be mere ink, and are left out:
///
/// - Poles closer to their neighbors than `MarkRoom.betweenAsymptotes` form a group. A group that
///   is no wider than that has one asymptote, in its middle; a wider one has none.
/// - A feature has no circles if one of them lies within `across` and `down` of one of another
///   feature, or if its own two are closer than `withinFeature`.
/// - Amid unresolved strokes, closer to one than a pixel, a feature has no circles.
/// - Of more than 40 asymptotes none is drawn; circles likewise.
///
/// So the jumps of floor(1 ÷ M) have circles far from 0 and none near it. A limit outside of the
/// view has no circle.
struct CurveMarks: Hashable, Sendable {
  /// The x of the dotted verticals.
  var asymptotes: [Double]
  /// The ends of strokes that do not belong to the curve.
  var open: [Point] = []
  /// The ends that do.
  var closed: [Point] = []

  /// Creates the marks of a curve.
  init(_ curve: PictureCurve, on canvas: Canvas, room: MarkRoom) {
    asymptotes = Self.asymptotes(curve.features, on: canvas, room: room)
    let ends = curve.features.map { Ends($0, on: canvas, room: room) }.filter { !$0.isEmpty }
    let vague = curve.segments.filter(\.isUnresolved).compactMap { $0.vertices.first }
      .map { canvas.pixel($0).x }
    let clear = zip(ends, Self.crowded(ends, room: room)).filter { end, isCrowded in
      !isCrowded && !vague.contains { abs($0 - end.x) <= 1 }
    }.map(\.0)
    guard clear.count <= MarkRoom.mostMarks else { return }
    for end in clear.flatMap(\.all) {
      if end.isClosed { closed.append(end.point) } else { open.append(end.point) }
    }
  }

  private static func asymptotes(_ features: [Feature], on canvas: Canvas, room: MarkRoom)
    -> [Double]
  {
    let places = features.filter { $0.kind == .pole && canvas.x.contains($0.x) }.map(\.x)
    func pixel(_ x: Double) -> Double { canvas.pixel(Point(x: x, y: 0)).x }
    var groups: [[Double]] = []
    for x in places {
      if let last = groups.last?.last, pixel(x) - pixel(last) < room.betweenAsymptotes {
        groups[groups.count - 1].append(x)
      } else {
        groups.append([x])
      }
    }
    let chosen: [Double] = groups.compactMap { group in
      guard let first = group.first, let last = group.last,
        pixel(last) - pixel(first) <= room.betweenAsymptotes
      else { return nil }
      return group[group.count / 2]
    }
    return chosen.count <= MarkRoom.mostMarks ? chosen : []
  }

  /// Returns of each feature whether its circles have too little room.
  private static func crowded(_ ends: [Ends], room: MarkRoom) -> [Bool] {
    var isCrowded = ends.map { $0.isNarrow(room) }
    for (index, one) in ends.enumerated() {
      for other in ends.indices.dropFirst(index + 1) {
        guard ends[other].x - one.x < room.across else { break }
        if !(isCrowded[index] && isCrowded[other]), one.isNear(ends[other], room) {
          isCrowded[index] = true
          isCrowded[other] = true
        }
      }
    }
    return isCrowded
  }
}

/// The ends of strokes at a feature that are seen on a canvas.
private struct Ends {
  struct End {
    var point: Point
    /// The height in pixels.
    var height: Double
    var isClosed: Bool
  }

  /// The place in pixels.
  let x: Double
  private(set) var all: [End] = []

  var isEmpty: Bool { all.isEmpty }

  init(_ feature: Feature, on canvas: Canvas, room: MarkRoom) {
    x = canvas.pixel(Point(x: feature.x, y: 0)).x
    func height(_ y: Double) -> Double { canvas.pixel(Point(x: feature.x, y: y)).y }
    let sides = feature.kind == .hole ? [feature.left] : [feature.left, feature.right]
    for case .limit(let limit) in sides where canvas.x.contains(feature.x) {
      guard canvas.y.contains(limit) else { continue }
      // A value nobody can tell from the limit belongs to the stroke.
      let tolerance = room.withinFeature / 8
      let isClosed = feature.value.map { abs(height($0) - height(limit)) <= tolerance } ?? false
      all.append(
        End(point: Point(x: feature.x, y: limit), height: height(limit), isClosed: isClosed))
    }
  }

  func isNarrow(_ room: MarkRoom) -> Bool {
    guard let first = all.first, let last = all.last, all.count > 1 else { return false }
    return abs(first.height - last.height) < room.withinFeature
  }

  func isNear(_ other: Ends, _ room: MarkRoom) -> Bool {
    all.contains { one in other.all.contains { abs($0.height - one.height) < room.down } }
  }
}
