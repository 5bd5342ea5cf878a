extension FavoritesStore {
  /// Applies the edit that `make` makes of what is stored at that moment.
  ///
  /// - Returns: The edit as it came out, whose inverse undoes it, and the list that was saved.
  func apply(
    _ make: ([Favorite]) throws -> FavoriteEdit
  ) throws -> (edit: FavoriteEdit?, list: [Favorite]) {
    var applied: FavoriteEdit?
    let list = try change { applied = try make($0).apply(to: &$0) }
    return (applied, list)
  }

  /// Applies an edit to what is stored at that moment.
  func apply(_ edit: FavoriteEdit) throws {
    _ = try apply { _ in edit }
  }

  /// Takes the last entry that is the same as `favorite` off the list, if there is one.
  func removeLast(_ favorite: Favorite) throws {
    _ = try change { list in
      if let index = list.lastIndex(where: { $0.isSameEntry(as: favorite) }) {
        list.remove(at: index)
      }
    }
  }
}
