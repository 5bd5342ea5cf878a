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
