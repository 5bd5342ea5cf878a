extension FavoritesStore {
  /// The favorites in a file, which is made by the first change.
  static func live(path: String) -> FavoritesStore {
    .live { path }
  }

  /// The favorites in a file whose place is found out when it is needed.
  static func live(_ path: @escaping @Sendable () throws -> String) -> FavoritesStore {
    FavoritesStore(
      load: { try StoredFavorites(path: path()).load() },
      change: { try StoredFavorites(path: path()).change($0) },
      repair: { try StoredFavorites(path: path()).repair() })
  }
}

/// The favorites in one file.
private struct StoredFavorites {
  private let file: AtomicFile

  init(path: String) {
    file = AtomicFile(path: path, noun: "favorites")
  }

  func load() throws -> [Favorite] {
    let bytes = try file.read()
    do {
      return try FavoritesFile(bytes).favorites
    } catch {
      throw failure(.reading, error)
    }
  }

  func change(_ edit: FavoritesStore.Edit) throws -> [Favorite] {
    var favorites: [Favorite] = []
    try file.change { bytes in
      var contents = try FavoritesFile(bytes)
      let before = contents.favorites
      try edit(&contents.favorites)
      favorites = contents.favorites
      return favorites == before ? nil : contents.bytes
    }
    return favorites
  }

  func repair() throws -> String {
    let place = try file.moveAside { bytes in (try? FavoritesFile(bytes)) == nil }
    guard let place else { throw failure(.movingAside, .nothingToRepair) }
    return place
  }

  private func failure(_ action: FileError.Action, _ fault: FileFault) -> FileError {
    FileError(path: file.path, noun: file.noun, action: action, fault: fault)
  }
}
