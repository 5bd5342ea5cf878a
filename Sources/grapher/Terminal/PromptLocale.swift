internal import Glibc

/// The encoding of what is typed at the prompt: UTF-8, whatever the locale says.
enum PromptLocale {
  /// Makes characters UTF-8 for the process and runs `initialize` while the environment says so.
  ///
  /// In another encoding readline drops `π`. It asks the environment once, when it is initialized;
  /// afterwards `LC_ALL` is what the user set, for children to inherit. Numbers keep the C locale.
  static func withUTF8(initialize: () -> Void) {
    _ = unsafe setlocale(LC_CTYPE, "")
    guard !isUTF8 else { return initialize() }
    _ = unsafe setlocale(LC_CTYPE, replacement)
    let before = unsafe getenv(variable).map { unsafe String(cString: $0) }
    _ = unsafe setenv(variable, replacement, 1)
    initialize()
    if let before {
      _ = unsafe setenv(variable, before, 1)
    } else {
      _ = unsafe unsetenv(variable)
    }
  }

  /// Whether the process takes bytes for UTF-8.
  static var isUTF8: Bool {
    guard let codeset = unsafe nl_langinfo(nl_item(CODESET)) else { return false }
    return unsafe String(cString: codeset) == "UTF-8"
  }

  private static let variable = "LC_ALL"
  private static let replacement = "C.UTF-8"
}
