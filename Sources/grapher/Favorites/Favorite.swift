/// A program that the user keeps, with what it was seen with.
struct Favorite: Equatable, Sendable {
  var name: String?
  /// The program's words, which this version may not be able to run.
  var program: String
  var x: ClosedRange<Double>?
  /// The y-range, if it was the user's own.
  var y: ClosedRange<Double>?
  var variables: [StoredVariable]
  /// The members as the file had them, so that those we do not know survive, in their order.
  private var source: [JSONMember] = []

  init(
    name: String? = nil, program: String, x: ClosedRange<Double>? = nil,
    y: ClosedRange<Double>? = nil, variables: [StoredVariable] = []
  ) {
    self.name = name
    self.program = program
    self.x = x
    self.y = y
    self.variables = variables
  }

  /// Whether both are the same entry of a list: a name and a program tell entries apart.
  func isSameEntry(as other: Favorite) -> Bool {
    name == other.name && program == other.program
  }
}

extension Favorite {
  /// Reads a favorite; all but its program may be missing.
  init(_ place: JSONPlace) throws(ShapeError) {
    let source = try place.members().map { JSONMember(key: $0.key, value: $0.place.value) }
    name = try place.member("name")?.string()
    program = try place.required("program").string()
    x = try place.member("x")?.range()
    y = try place.member("y")?.range()
    variables = try place.member("variables")?.variables() ?? []
    self.source = source
  }

  var json: JSONValue {
    .object(
      source.updated(with: [
        ("name", name.map(JSONValue.string)),
        ("program", .string(program)),
        ("x", x.map(JSONValue.range)),
        ("y", y.map(JSONValue.range)),
        ("variables", variables.isEmpty ? nil : .variables(variables)),
      ]))
  }
}
