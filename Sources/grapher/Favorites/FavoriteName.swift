/// The rules for a favorite's name, which must not be taken for something else on a command line.
///
/// They bind new names. What a file holds already is listed as it is, and reached by its number.
enum FavoriteName {
  static let lengthLimit = 200

  /// The words that have a meaning after `fav`.
  static let subcommands: Set<String> = [
    "add", "delete", "rm", "rename", "move", "restore", "repair",
  ]

  /// Checks a new name against the rules and the names in use.
  ///
  ///     try FavoriteName.check("chirp", among: [])  // fine
  ///     try FavoriteName.check("-5:5", among: [])   // throws .range("-5:5")
  static func check(_ name: String, among list: [Favorite]) throws(FavoriteNameError) {
    guard !name.allSatisfy(\.isWhitespace) else { throw .empty }
    guard name.count <= lengthLimit else { throw .tooLong(name.count) }
    guard !name.hasPrefix("@") else { throw .startsWithAt(name) }
    guard !subcommands.contains(name.lowercased()) else { throw .subcommand(name) }
    guard !isNumber(name) else { throw .number(name) }
    guard !isRange(name) else { throw .range(name) }
    if let index = list.firstIndex(where: { $0.name == name }) {
      throw .taken(name, number: index + 1)
    }
  }

  /// Whether a name is one word with one colon, like a range; bounds may be names of variables.
  private static func isRange(_ name: String) -> Bool {
    name.count { $0 == ":" } == 1 && !name.contains(where: \.isWhitespace)
  }

  /// Whether a name reads as a number: digits with a sign, a point, an exponent, `_` or a base.
  private static func isNumber(_ name: String) -> Bool {
    var digits = name.lowercased().filter { $0 != "_" && !$0.isWhitespace }[...]
    if let sign = digits.first, "+-\u{2212}".contains(sign) { digits.removeFirst() }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      let rest = digits.dropFirst(2)
      return !rest.isEmpty && rest.allSatisfy { ($0.hexDigitValue ?? 16) < radix }
    }
    // What is left to tell is a decimal number; a letter other than the exponent's is none.
    guard digits.allSatisfy({ $0.isASCII && ($0.isWholeNumber || ".e+-\u{2212}".contains($0)) })
    else { return false }
    return Double(digits) != nil
  }
}

/// Why a name cannot be given to a favorite.
enum FavoriteNameError: Error, Equatable, Sendable {
  case empty
  case tooLong(Int)
  case startsWithAt(String)
  case subcommand(String)
  case number(String)
  case range(String)
  /// Another favorite, of this number in the list, has the name.
  case taken(String, number: Int)

  var message: String {
    switch self {
    case .empty: "a name must have at least one visible character"
    case .tooLong(let count):
      "a name may have \(FavoriteName.lengthLimit) characters, this one has \(count)"
    case .startsWithAt(let name): "a name cannot start with @: \"\(name)\""
    case .subcommand(let name): "\"\(name)\" cannot be a name: fav \(name) is a command"
    case .number(let name): "\"\(name)\" cannot be a name: numbers count the favorites"
    case .range(let name): "\"\(name)\" cannot be a name: it reads as a range"
    case .taken(let name, let number): "favorite \(number) is already named \"\(name)\""
    }
  }
}
