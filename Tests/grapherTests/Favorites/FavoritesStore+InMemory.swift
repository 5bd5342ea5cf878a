import Synchronization

@testable import grapher

extension FavoritesStore {
  /// Favorites that are kept as long as the store is; there is never anything to repair.
  static func inMemory(_ favorites: [Favorite] = []) -> FavoritesStore {
    final class Box: Sendable {
      let favorites: Mutex<[Favorite]>
      init(_ favorites: [Favorite]) { self.favorites = Mutex(favorites) }
    }
    let box = Box(favorites)
    return FavoritesStore(
      load: { box.favorites.withLock { $0 } },
      change: { edit in
        let before = box.favorites.withLock { $0 }
        var after = before
        try edit(&after)
        box.favorites.withLock { [after] in $0 = after }
        return after
      },
      repair: {
        throw FileError(
          path: "(memory)", noun: "favorites", action: .movingAside, fault: .nothingToRepair)
      })
  }
}
