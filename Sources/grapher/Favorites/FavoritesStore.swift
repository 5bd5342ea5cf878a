/// The place where favorites are kept.
struct FavoritesStore: Sendable {
  typealias Edit = (inout [Favorite]) throws -> Void

  /// Returns the favorites; none if there is no file.
  var load: @Sendable () throws -> [Favorite]
  /// Applies an edit to what is stored at that moment and returns the list it saved.
  ///
  /// If the edit throws, or what is stored makes no sense to us, what is stored stays as it is.
  var change: @Sendable (_ edit: Edit) throws -> [Favorite]
  /// Moves a file that makes no sense out of the way and returns where it is now.
  var repair: @Sendable () throws -> String
}

extension FavoritesStore {
  /// The favorites in a file, which is made by the first change.
  static func live(path: String) -> FavoritesStore {
    let file = AtomicFile(path: path, noun: "favorites")
    @Sendable func failure(_ action: FileError.Action, _ fault: FileFault) -> FileError {
      FileError(path: path, noun: file.noun, action: action, fault: fault)
    }
    return FavoritesStore(
      load: {
        let bytes = try file.read()
        do {
          return try FavoritesFile(bytes).favorites
        } catch let fault as FileFault {
          throw failure(.reading, fault)
        }
      },
      change: { edit in
        var favorites: [Favorite] = []
        try file.change { bytes in
          var contents = try FavoritesFile(bytes)
          let before = contents.favorites
          try edit(&contents.favorites)
          favorites = contents.favorites
          return favorites == before ? nil : contents.bytes
        }
        return favorites
      },
      repair: {
        let place = try file.moveAside { bytes in (try? FavoritesFile(bytes)) == nil }
        guard let place else { throw failure(.movingAside, .nothingToRepair) }
        return place
      })
  }
}
