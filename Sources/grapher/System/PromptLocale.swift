internal import Glibc

/// The encoding of what is typed at the prompt: UTF-8, whatever the user's locale says.
///
/// In another encoding readline drops `π`. Numbers keep the C locale in any case.
struct PromptLocale {
  private let replacesLocale: Bool

  /// Makes characters UTF-8 for the process.
  init() {
    _ = unsafe setlocale(LC_CTYPE, "")
    replacesLocale = !Self.isUTF8
    if replacesLocale { _ = unsafe setlocale(LC_CTYPE, Self.replacement) }
  }

  /// Runs `body` while the environment, too, asks for UTF-8.
  ///
  /// readline looks there whenever a line begins. Afterwards `LC_ALL` is what the user set, for
  /// children to inherit.
  func withUTF8Environment(_ body: () -> Void) {
    guard replacesLocale else { return body() }
    let before = unsafe getenv(Self.variable).map { unsafe String(cString: $0) }
    _ = unsafe setenv(Self.variable, Self.replacement, 1)
    body()
    if let before {
      _ = unsafe setenv(Self.variable, before, 1)
    } else {
      _ = unsafe unsetenv(Self.variable)
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
