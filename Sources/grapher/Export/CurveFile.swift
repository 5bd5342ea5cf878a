import CalculatorBrain
import Graphing

/// The points of a picture's curves as text files; the forms are a contract with scripts.
enum CurveFile {
  /// Returns rows `x<TAB>y<TAB>mark`: an empty line between segments, and before each further curve
  /// two empty lines and a line `# title`.
  static func tsv(_ picture: Picture) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, curve) in picture.curves.enumerated() {
      if index > 0 { bytes += Array("\n\n# \(VisibleText.of(curve.title))\n".utf8) }
      for (number, segment) in curve.segments.enumerated() {
        if number > 0 { bytes.append(newline) }
        append(segment, after: [], separator: UInt8(ascii: "\t"), to: &bytes)
      }
    }
    return bytes
  }

  /// Returns rows `curve,segment,x,y,mark` under a header, curves and segments counted from 1.
  static func csv(_ picture: Picture) -> [UInt8] {
    var bytes = Array("curve,segment,x,y,mark\n".utf8)
    for (index, curve) in picture.curves.enumerated() {
      for (number, segment) in curve.segments.enumerated() {
        let start = Array("\(index + 1),\(number + 1),".utf8)
        append(segment, after: start, separator: UInt8(ascii: ","), to: &bytes)
      }
    }
    return bytes
  }

  /// Returns `{"view":…,"curves":[{"title","program","segments","features"}]}`.
  static func json(_ picture: Picture, programs: [String]) -> [UInt8] {
    let curves = zip(picture.curves, programs).map { curve, program in
      JSONValue.object([
        JSONMember(key: "title", value: .string(curve.title)),
        JSONMember(key: "program", value: .string(program)),
        JSONMember(key: "segments", value: .array(curve.segments.map(segment))),
        JSONMember(key: "features", value: .array(curve.features.map(feature))),
      ])
    }
    let view = JSONValue.object([
      JSONMember(key: "x", value: .range(picture.x)),
      JSONMember(key: "y", value: .range(picture.y)),
    ])
    let members = [
      JSONMember(key: "view", value: view), JSONMember(key: "curves", value: .array(curves)),
    ]
    return Array(JSON.text(.object(members)).utf8)
  }

  private static let newline = UInt8(ascii: "\n")

  /// Appends a row `x y mark` for each vertex, what is common to all before it.
  private static func append(
    _ segment: Segment, after start: [UInt8], separator: UInt8, to text: inout [UInt8]
  ) {
    let rowLimit = start.count + 2 * (NumberText.lengthLimit + 1) + 2
    var end = text.count
    text.append(contentsOf: repeatElement(0, count: segment.vertices.count * rowLimit))
    var bytes = text.mutableSpan
    for vertex in segment.vertices {
      for byte in start {
        bytes[end] = byte
        end += 1
      }
      end = NumberText.write(vertex.x, to: &bytes, at: end)
      bytes[end] = separator
      end = NumberText.write(vertex.y, to: &bytes, at: end + 1)
      bytes[end] = separator
      end += 1
      if segment.isUnresolved {
        bytes[end] = UInt8(ascii: "?")
        end += 1
      }
      bytes[end] = newline
      end += 1
    }
    text.removeLast(text.count - end)
  }

  private static func segment(_ segment: Segment) -> JSONValue {
    .array(segment.vertices.map { .array([.number($0.x), .number($0.y)]) })
  }

  /// Returns `{"kind","x","left","right"}`, and `"value"` if the curve has one there.
  ///
  /// A side is a number, `"inf"` or `"-inf"`, or null where the curve is undefined.
  private static func feature(_ feature: Feature) -> JSONValue {
    var members = [
      JSONMember(key: "kind", value: .string(feature.kind.rawValue)),
      JSONMember(key: "x", value: .number(feature.x)),
      JSONMember(key: "left", value: side(feature.left)),
      JSONMember(key: "right", value: side(feature.right)),
    ]
    if let value = feature.value {
      members.append(JSONMember(key: "value", value: .number(value)))
    }
    return .object(members)
  }

  private static func side(_ side: Feature.Side) -> JSONValue {
    switch side {
    case .undefined: .null
    case .limit(let limit): .number(limit)
    case .infinite(.plus): .string("inf")
    case .infinite(.minus): .string("-inf")
    }
  }
}
