/// A variable and the value it has in a file.
struct StoredVariable: Equatable, Sendable {
  var name: String
  var value: Double
}

extension JSONPlace {
  /// Returns the variables of an object, in its order.
  func variables() throws(ShapeError) -> [StoredVariable] {
    try members().map { (key, place) throws(ShapeError) in
      StoredVariable(name: key, value: try place.number())
    }
  }
}

extension JSONValue {
  /// An object of variables.
  ///
  /// JSON has no text for NaN and the infinities: a variable with such a
  /// value is left out, and so has no value when it is read back.
  static func variables(_ variables: [StoredVariable]) -> JSONValue {
    .object(
      variables.filter(\.value.isFinite).map {
        JSONMember(key: $0.name, value: .number($0.value))
      })
  }
}
