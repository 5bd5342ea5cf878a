/// A JSON value that keeps what a file said: the order of members, and whole numbers as whole.
///
///     JSONValue.number(5)    // .integer(5)
///     JSONValue.number(0.5)  // .real(0.5)
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number written without a fraction or an exponent.
  case integer(Int64)
  /// A number written with a fraction or an exponent; always finite when it comes from a file.
  case real(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

/// A key and its value in an object.
struct JSONMember: Equatable, Sendable {
  var key: String
  var value: JSONValue
}

extension JSONValue {
  /// The value with the shortest text for a number: `5`, not `5.0`.
  ///
  /// JSON has no text for NaN and the infinities; they become null. Whole numbers past 2^53 and
  /// negative zero stay real, since a whole number's text would be longer or lose the sign.
  static func number(_ number: Double) -> JSONValue {
    guard number.isFinite else { return .null }
    guard let whole = Int64(exactly: number), abs(number) <= 0x1p53 else { return .real(number) }
    return whole == 0 && number.sign == .minus ? .real(number) : .integer(whole)
  }

  /// A list of a range's two bounds, the lower first.
  static func range(_ range: ClosedRange<Double>) -> JSONValue {
    .array([.number(range.lowerBound), .number(range.upperBound)])
  }

  /// The kind of the value in words, for messages: `a string`.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .real: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension [JSONMember] {
  /// The value of a key, or nil if there is none.
  subscript(key: String) -> JSONValue? {
    first { $0.key == key }?.value
  }

  /// Returns the members with new values for the known keys, and all others where they were.
  ///
  /// A known key without a value is left out. One that was not there yet comes after the nearest
  /// known key before it, so that files written by hand keep their order and new ones get that of
  /// `known`.
  func updated(with known: [(key: String, value: JSONValue?)]) -> [JSONMember] {
    var members = self
    var place = 0
    for (key, value) in known {
      let old = members.firstIndex { $0.key == key }
      switch (old, value) {
      case (let old?, let value?):
        members[old].value = value
        place = old + 1
      case (let old?, nil):
        members.remove(at: old)
        if old < place { place -= 1 }
      case (nil, let value?):
        members.insert(JSONMember(key: key, value: value), at: place)
        place += 1
      case (nil, nil):
        break
      }
    }
    return members
  }
}
