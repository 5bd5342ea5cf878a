/// The contents of a favorites file.
///
/// Order, members that we do not know and texts are kept, so that a save changes only what the user
/// changed.
struct FavoritesFile: Equatable, Sendable {
  /// The newest version that is read, and the one that is written.
  static let version = 1

  var favorites: [Favorite] = []
  private var source: [JSONMember] = []
}

extension FavoritesFile {
  /// Reads the bytes of a file, as a whole or not at all; no file yet is one without favorites.
  init(_ bytes: [UInt8]?) throws(FileFault) {
    guard let bytes else {
      self.init()
      return
    }
    guard !bytes.allSatisfy({ " \t\r\n".utf8.contains($0) }) else { throw .empty }
    let value: JSONValue
    do {
      value = try JSON.parse(bytes)
    } catch {
      throw .damaged(error)
    }
    do {
      try self.init(JSONPlace(value: value))
    } catch {
      throw .malformed(error)
    }
  }

  private init(_ place: JSONPlace) throws(ShapeError) {
    self.init()
    source = try place.members().map { JSONMember(key: $0.key, value: $0.place.value) }
    try place.checkVersion(known: Self.version)
    favorites = try place.required("favorites").elements().map { place throws(ShapeError) in
      try Favorite(place)
    }
  }

  /// The bytes of the file that holds these contents.
  var bytes: [UInt8] {
    let members = source.updated(with: [
      ("version", .integer(Int64(Self.version))),
      ("favorites", .array(favorites.map(\.json))),
    ])
    return Array(JSON.text(.object(members)).utf8)
  }
}
