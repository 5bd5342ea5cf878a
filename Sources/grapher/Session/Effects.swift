import Graphing

/// Everything that a session does to the world outside, as closures; tests replace them.
struct Effects {
  var favorites: FavoritesStore
  /// The favorites that were deleted, latest last, so that `fav restore` can bring them back.
  var deleted: FavoritesStore
  var plotter: Plotter
  /// Replaces or makes the file at a path.
  var saveFile: (_ path: String, _ bytes: [UInt8]) throws -> Void
  /// The names of what is in a folder; a folder's own name ends in a slash.
  var fileNames: (_ folder: String) -> [String]
  /// The seconds of a clock that only goes forward.
  var seconds: () -> Double
  /// Whether the user asked to stop what runs.
  var isCancelled: @Sendable () -> Bool
  /// The home folder, for `~/` in file names.
  var home: () -> String?
  var terminal: TerminalFacts
}
