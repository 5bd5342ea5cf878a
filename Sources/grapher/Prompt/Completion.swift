import CalculatorBrain

/// What TAB offers: words, commands and favorites at the start of a word, arguments after a command.
struct Completion {
  let session: Session

  /// Returns the candidates for the word `prefix` that starts at UTF-8 offset `start` of `line`.
  func candidates(line: String, start: Int, prefix: String) -> [String] {
    let before = String(decoding: line.utf8.prefix(start), as: UTF8.self)
    let words = (try? LineSplitter.lines(of: before + " ."))?.last?.dropLast() ?? []
    let all = words.lazy.compactMap { CommandTable.command($0) }.first.map {
      arguments($0, isFirst: words.last.map { CommandTable.command($0) != nil } ?? false)
    }
    return (all ?? wordsAndCommands).filter { $0.hasPrefix(prefix) }
  }

  private var wordsAndCommands: [String] {
    Topic.all.flatMap(\.names) + variables + favorites.map { "@" + $0 }
  }

  private var variables: [String] { session.calculator.variables.keys.map(\.name) }

  private var favorites: [String] {
    ((try? session.effects.favorites.load()) ?? []).compactMap(\.name)
      .filter { !$0.contains(where: \.isWhitespace) }
  }

  private func arguments(_ command: Command, isFirst: Bool) -> [String] {
    switch command.completion {
    case .nothing, .files: []
    case .targets: favorites
    case .words: Topic.all.flatMap(\.names)
    case .variables: variables + ["all"]
    case .settings:
      isFirst ? SettingTable.rows.map(\.key) : SettingTable.rows.flatMap(\.choices)
    case .subcommands(let words): isFirst ? words + favorites : favorites
    }
  }
}
