extension FavoritesStore {
  /// Applies an edit to what is stored at that moment.
  ///
  /// - Returns: The edit as it came out, whose inverse undoes it, and the list that was saved.
  @discardableResult
  func apply(_ edit: FavoriteEdit) throws -> (edit: FavoriteEdit, list: [Favorite]) {
    var applied = edit
    let list = try change { applied = try edit.apply(to: &$0) }
    return (applied, list)
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
