/// A value and the path that leads to it, so that whoever reads it can say where it is wrong.
///
///     try JSONPlace(value).members()["version"]?.number()
struct JSONPlace: Sendable {
  var value: JSONValue
  /// The path from the outermost value, like `favorites[0].name`; empty for that itself.
  var path = ""

  /// Returns the members of an object, each with its path.
  func members() throws(ShapeError) -> [(key: String, place: JSONPlace)] {
    guard case .object(let members) = value else { throw wrong("an object") }
    return members.map { ($0.key, JSONPlace(value: $0.value, path: path(to: $0.key))) }
  }

  /// Returns the member of an object, or nil if it has none of that key.
  func member(_ key: String) throws(ShapeError) -> JSONPlace? {
    guard case .object(let members) = value else { throw wrong("an object") }
    return members[key].map { JSONPlace(value: $0, path: path(to: key)) }
  }

  /// Returns the member of an object; that it is missing is an error.
  func required(_ key: String) throws(ShapeError) -> JSONPlace {
    guard let member = try member(key) else { throw .missing(path: path(to: key)) }
    return member
  }

  /// Returns the elements of a list, each with its path.
  func elements() throws(ShapeError) -> [JSONPlace] {
    guard case .array(let elements) = value else { throw wrong("a list") }
    return elements.enumerated().map { JSONPlace(value: $1, path: "\(path)[\($0)]") }
  }

  func string() throws(ShapeError) -> String {
    guard case .string(let string) = value else { throw wrong("a string") }
    return string
  }

  func bool() throws(ShapeError) -> Bool {
    guard case .bool(let bool) = value else { throw wrong("true or false") }
    return bool
  }

  func number() throws(ShapeError) -> Double {
    switch value {
    case .integer(let integer): return Double(integer)
    case .real(let real): return real
    default: throw wrong("a number")
    }
  }

  /// Returns the range of two numbers in a list, the lower first; equal ones are an error.
  func range() throws(ShapeError) -> ClosedRange<Double> {
    let bounds = try elements()
    guard bounds.count == 2 else { throw .notARange(path: path) }
    let (lower, upper) = (try bounds[0].number(), try bounds[1].number())
    guard lower < upper else { throw .notARange(path: path) }
    return lower...upper
  }

  private func wrong(_ expected: String) -> ShapeError {
    .wrongKind(path: path, expected: expected, found: value.kind)
  }

  private func path(to key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}
