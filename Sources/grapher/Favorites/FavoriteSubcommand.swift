/// A word that has a meaning after `fav`.
enum FavoriteSubcommand: String, CaseIterable, Sendable {
  case add, delete, restore, rename, move, repair

  /// Creates the subcommand of a word in any case; nil for any other word.
  init?(_ word: String) {
    let word = word.lowercased()
    guard let subcommand = Self.aliases[word] ?? Self(rawValue: word) else { return nil }
    self = subcommand
  }

  /// The name and the arguments: `rename N NAME`.
  var usage: String {
    switch self {
    case .add: "add [NAME]"
    case .delete: "delete N…"
    case .restore: "restore"
    case .rename: "rename N NAME"
    case .move: "move N M"
    case .repair: "repair"
    }
  }

  /// The arguments that `fav` takes: `[N | add [NAME] | …]`.
  static let usage = "[N | " + allCases.map(\.usage).joined(separator: " | ") + "]"

  /// Every spelling of every subcommand, sorted.
  static let names = (allCases.map(\.rawValue) + aliases.keys).sorted()

  private static let aliases = ["rm": Self.delete]
}
