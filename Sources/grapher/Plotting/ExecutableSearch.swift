/// Returns the paths at which a program may lie, in the order they are to be tried.
///
/// A name with a slash is a path. Else the directories of `path` count, as in a shell, except
/// relative ones: the current directory may hold anything. Without a `path` the system's own
/// directories do.
///
/// ```swift
/// executablePaths("gnuplot", path: "/a:.:/b")  // ["/a/gnuplot", "/b/gnuplot"]
/// ```
func executablePaths(_ program: String, path: String?) -> [String] {
  guard !program.contains("/") else { return [program] }
  return (path ?? "/usr/local/bin:/usr/bin:/bin")
    .split(separator: ":")
    .filter { $0.hasPrefix("/") }
    .map { $0 + "/" + program }
}
