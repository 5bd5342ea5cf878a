import CalculatorBrain

extension JSON {
  /// Returns a value as text that lives well in version control, with a newline at its end.
  ///
  /// The outermost object has a line for each member, and a list in it a line for each element
  /// unless all are numbers; whatever lies deeper is on one line. Characters that would not show,
  /// or that a terminal would obey, are written as `\u` escapes: the text reads back as the value.
  static func text(_ value: JSONValue) -> String {
    guard case .object(let members) = value, !members.isEmpty else { return inline(value) + "\n" }
    let lines = members.map { "  \(quoted($0.key)): \(block($0.value))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// The text of a member of the outermost object.
  private static func block(_ value: JSONValue) -> String {
    guard case .array(let elements) = value, !elements.allSatisfy(\.isNumber) else {
      return inline(value)
    }
    let lines = elements.map { "    " + inline($0) }
    return "[\n" + lines.joined(separator: ",\n") + "\n  ]"
  }

  private static func inline(_ value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .integer(let integer): return integer.description
    case .real(let real): return real.isFinite ? real.description : "null"
    case .string(let string): return quoted(string)
    case .array(let elements): return "[" + elements.map(inline).joined(separator: ", ") + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let parts = members.map { "\(quoted($0.key)): \(inline($0.value))" }
      return "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if VisibleText.mark(for: scalar) == nil {
          text.unicodeScalars.append(scalar)
        } else {
          text += String(scalar).utf16.map(escape).joined()
        }
      }
    }
    return text + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSONValue {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .real: true
    default: false
    }
  }
}
