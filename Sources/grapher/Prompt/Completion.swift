import CalculatorBrain

/// What TAB offers: words, commands and favorites, and after a command its arguments.
struct Completion {
  let session: Session

  /// Returns the candidates for the word `prefix` that starts at UTF-8 offset `start` of `line`.
  func candidates(line: String, start: Int, prefix: String) -> [String] {
    let before = String(decoding: line.utf8.prefix(start), as: UTF8.self)
    let words = (try? LineSplitter.lines(of: before + " ."))?.last?.dropLast() ?? []
    let all: [String]
    if let index = words.firstIndex(where: { CommandTable.command($0) != nil }),
      let command = CommandTable.command(words[index])
    {
      all = arguments(command, after: Array(words[(index + 1)...]), prefix: prefix)
    } else {
      all = wordsAndCommands
    }
    return all.filter { $0.hasPrefix(prefix) }
  }

  private var wordsAndCommands: [String] {
    Topic.all.flatMap(\.names) + variables + favorites.map { "@" + $0 }
  }

  private var variables: [String] { session.calculator.variables.keys.map(\.name) }

  /// The names of favorites; one with blanks is quoted.
  private var favorites: [String] {
    ((try? session.effects.favorites.load()) ?? []).compactMap(\.name)
      .map { $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0 }
  }

  private func arguments(_ command: Command, after words: [Word], prefix: String) -> [String] {
    switch command.completion {
    case .nothing: []
    case .files: files(prefix)
    case .targets: favorites.flatMap { [$0, "@" + $0] }
    case .words: Topic.all.flatMap(\.names)
    case .variables: variables + ["all"]
    case .settings:
      words.isEmpty
        ? SettingTable.rows.map(\.key) : SettingTable.setting(words[0].text)?.choices ?? []
    case .subcommands(let subcommands): words.isEmpty ? subcommands + favorites : favorites
    }
  }

  /// The files that a path may go on to; folders end in a slash.
  private func files(_ prefix: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    return session.effects.fileNames(folder.isEmpty ? "." : folder)
      .filter { !$0.hasPrefix(".") && !$0.contains(where: \.isWhitespace) }
      .map { folder + $0 }
  }
}
