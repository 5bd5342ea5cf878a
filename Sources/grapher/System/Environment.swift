internal import Glibc

/// The environment that the program was started in.
enum Environment {
  /// The variables and their values; of a name that stands twice, the first counts, as for getenv.
  static var current: [String: String] {
    var variables: [String: String] = [:]
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let parts = unsafe String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, variables[String(parts[0])] == nil {
        variables[String(parts[0])] = String(parts[1])
      }
      unsafe entry += 1
    }
    return variables
  }
}
