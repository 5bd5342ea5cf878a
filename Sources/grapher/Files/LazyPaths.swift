/// The paths of the program's files, found out when the first of them is needed.
///
/// A calculation that needs no file must work without a home directory too.
struct LazyPaths: Sendable {
  var environment: @Sendable () -> [String: String]
  /// The favorites file that the command line names instead of the usual one.
  var favorites: String?

  /// Returns the paths that the environment gives.
  func found() throws(PathsError) -> Paths {
    var paths = try Paths(environment: environment())
    if let favorites { paths.favorites = favorites }
    return paths
  }
}
