import CalculatorBrain

/// The rules for a favorite's name, which must not be taken for something else on a command line.
///
/// They bind new names. What a file holds already is listed as it is, and reached by its number.
enum FavoriteName {
  static let lengthLimit = 200

  /// Checks a new name against the rules and the names in use.
  ///
  ///     try FavoriteName.check("chirp", among: [])  // fine
  ///     try FavoriteName.check("-5:5", among: [])   // throws .range("-5:5")
  static func check(_ name: String, among list: [Favorite]) throws(FavoriteNameError) {
    guard !name.allSatisfy(\.isWhitespace) else { throw .empty }
    guard name.count <= lengthLimit else { throw .tooLong(name.count) }
    guard !name.hasPrefix("@") else { throw .startsWithAt(name) }
    guard FavoriteSubcommand(name) == nil else { throw .subcommand(name) }
    let word = word(of: name)
    if (try? Calculator().number(word)) != nil { throw .number(name) }
    if RangeArgument.isRange(word) { throw .range(name) }
    if let index = list.firstIndex(where: { $0.name == name }) {
      throw .taken(name, number: index + 1)
    }
  }

  /// Returns the name as it would be typed: in quotes if it is more than one word.
  private static func word(of name: String) -> Word {
    let words = name.split(whereSeparator: \.isWhitespace)
    let text = words.count == 1 ? String(words[0]) : name
    let place = Place(start: 0, end: text.utf8.count)
    return Word(text, at: place, isQuoted: words.count > 1)
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
    case .number(let name): "\"\(name)\" cannot be a name: it reads as a number"
    case .range(let name): "\"\(name)\" cannot be a name: it reads as a range"
    case .taken(let name, let number): "favorite \(number) is already named \"\(name)\""
    }
  }
}
