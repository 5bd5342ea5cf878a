/// What the prompt's session keeps from one run to the next.
struct SavedState: Equatable, Sendable {
  /// The programs on the stack, the bottom first.
  var stack: [String] = []
  var variables: [StoredVariable] = []
  var view: SavedView?
  var settings: [String: String] = [:]
  /// The programs drawn last, the newest first.
  var recents: [String] = []
}

/// The part of the plane that was looked at, in plain values.
struct SavedView: Equatable, Sendable {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>
  /// Whether the user gave the y-range.
  var isYExplicit = false
  /// Whether a new curve may change the y-range.
  var followsFit = true
}

extension SavedState {
  /// The version this program writes.
  static let version = 1

  /// Reads a state as far as it makes sense.
  ///
  /// A member that does not make sense is reported and takes its value in a new session; a list or
  /// an object loses the elements that do not. A state that is no object, or of a newer version, is
  /// that of a new session.
  init(_ value: JSONValue, faults: inout [ShapeError]) {
    self.init()
    let place = JSONPlace(value: value)
    do {
      try place.checkVersion(known: Self.version)
    } catch {
      faults.append(error)
      return
    }
    stack = Self.strings(place, "stack", &faults)
    recents = Self.strings(place, "recents", &faults)
    for (name, place) in Self.members(place, "variables", &faults) {
      if let value = Self.attempt(&faults, place.number) {
        variables.append(StoredVariable(name: name, value: value))
      }
    }
    for (key, place) in Self.members(place, "settings", &faults) {
      if let value = Self.attempt(&faults, place.string) { settings[key] = value }
    }
    let view = Self.attempt(&faults) { () throws(ShapeError) in
      try SavedView(place.member("view"))
    }
    self.view = view ?? nil
  }

  /// The state as JSON.
  ///
  /// A variable that is NaN or infinite is left out.
  var json: JSONValue {
    var members = [
      JSONMember(key: "version", value: .integer(Int64(Self.version))),
      JSONMember(key: "stack", value: .array(stack.map(JSONValue.string))),
      JSONMember(key: "variables", value: .variables(variables)),
    ]
    if let view { members.append(JSONMember(key: "view", value: view.json)) }
    let settings = settings.sorted { $0.key < $1.key }
      .map { JSONMember(key: $0.key, value: .string($0.value)) }
    members.append(JSONMember(key: "settings", value: .object(settings)))
    members.append(JSONMember(key: "recents", value: .array(recents.map(JSONValue.string))))
    return .object(members)
  }

  private static func strings(
    _ place: JSONPlace, _ key: String, _ faults: inout [ShapeError]
  ) -> [String] {
    let elements = attempt(&faults) { () throws(ShapeError) in
      try place.member(key)?.elements() ?? []
    }
    return (elements ?? []).compactMap { attempt(&faults, $0.string) }
  }

  private static func members(
    _ place: JSONPlace, _ key: String, _ faults: inout [ShapeError]
  ) -> [(key: String, place: JSONPlace)] {
    let members = attempt(&faults) { () throws(ShapeError) in
      try place.member(key)?.members() ?? []
    }
    return members ?? []
  }

  private static func attempt<Value>(
    _ faults: inout [ShapeError], _ read: () throws(ShapeError) -> Value
  ) -> Value? {
    do {
      return try read()
    } catch {
      faults.append(error)
      return nil
    }
  }
}

extension SavedView {
  init?(_ place: JSONPlace?) throws(ShapeError) {
    guard let place else { return nil }
    x = try place.required("x").range()
    y = try place.required("y").range()
    isYExplicit = try place.member("isYExplicit")?.bool() ?? false
    followsFit = try place.member("followsFit")?.bool() ?? true
  }

  var json: JSONValue {
    .object([
      JSONMember(key: "x", value: .range(x)),
      JSONMember(key: "y", value: .range(y)),
      JSONMember(key: "isYExplicit", value: .bool(isYExplicit)),
      JSONMember(key: "followsFit", value: .bool(followsFit)),
    ])
  }
}
