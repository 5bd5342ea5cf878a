/// Where the program keeps its files.
///
/// Asking makes none of them, nor their directories.
/// - `GRAPHER_HOME` holds everything, if it is set; a relative one counts from the working
///   directory, as paths on a command line do.
/// - Else the rules of the XDG Base Directory Specification 0.8 hold
///   (https://specifications.freedesktop.org/basedir-spec/0.8/): a variable that is unset, empty or
///   not absolute is as good as none, and its default lies in the home directory.
/// - The home directory is `HOME`, or what the password file says if that is unset or empty.
struct Paths: Equatable, Sendable {
  var favorites: String
  /// The favorites that were deleted.
  var deleted: String
  var history: String
  var state: String
  /// The commands that run when a prompt starts.
  var startup: String

  init(
    environment: [String: String],
    passwordFileHome: () -> String? = { PasswordFile.home }
  ) throws(PathsError) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    func home() throws(PathsError) -> String {
      guard let home = value("HOME") ?? passwordFileHome(), !home.isEmpty else { throw .noHome }
      guard home.hasPrefix("/") else { throw .relativeHome(home) }
      return home
    }
    func directory(_ name: String, default path: String) throws(PathsError) -> String {
      if let directory = value(name), directory.hasPrefix("/") {
        return Self.join(directory, "grapher")
      }
      return Self.join(try home(), path + "/grapher")
    }
    let (data, state, configuration): (String, String, String)
    if let everything = value("GRAPHER_HOME") {
      (data, state, configuration) = (everything, everything, everything)
    } else {
      data = try directory("XDG_DATA_HOME", default: ".local/share")
      state = try directory("XDG_STATE_HOME", default: ".local/state")
      configuration = try directory("XDG_CONFIG_HOME", default: ".config")
    }
    favorites = Self.join(data, "favorites.json")
    deleted = Self.join(state, "deleted.json")
    history = Self.join(state, "history")
    self.state = Self.join(state, "state.json")
    startup = Self.join(configuration, "grapherrc")
  }

  private static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }
}

/// Why there is no place for the program's files.
enum PathsError: Error, Equatable, Sendable {
  case relativeHome(String)
  case noHome

  var message: String {
    switch self {
    case .relativeHome(let home): "HOME must be an absolute path, not \"\(home)\""
    case .noHome: "there is no home directory; set HOME or GRAPHER_HOME"
    }
  }
}
