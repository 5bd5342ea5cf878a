import CalculatorBrain

/// A row of the command table: all that is said of a command, and what it does.
struct Command: Sendable {
  /// The groups in which help lists the commands.
  enum Area: String, CaseIterable, Sendable {
    case graph, view, reading, output, favorites, recents, variables, text, settings, session
  }

  /// What completes an argument of a command.
  enum Completion: Sendable {
    case nothing, targets, files, words, variables, settings, subcommands([String])
  }

  var name: String
  var aliases: [String] = []
  var area: Area
  /// The arguments as help shows them: `[TARGET…] [XRANGE [YRANGE]]`.
  var arguments = ""
  var summary: String
  /// A line that works in a session of its own, for help and for the test that runs it.
  var example: String
  var completion = Completion.nothing
  var run: @Sendable (Session, inout Arguments) throws -> Void

  /// The name and the arguments: `zoom in|out|FACTOR [x|y]`.
  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}

/// The one table of commands; help, completion, and the splitting of lines come from it.
enum CommandTable {
  static let rows: [Command] =
    graphRows + viewRows + readingRows + outputRows + favoriteRows + recentRows + variableRows
    + textRows + settingRows + sessionRows

  private static let byName: [String: Command] = {
    var byName: [String: Command] = [:]
    for row in rows {
      for name in [row.name] + row.aliases { byName[name] = row }
    }
    return byName
  }()

  /// Every spelling of every command.
  static let names = byName.keys.sorted()

  /// Returns the command of a word of a line, or nil; a quoted word is none.
  static func command(_ word: Word) -> Command? {
    word.isQuoted ? nil : command(word.text)
  }

  /// Returns the command of a name, or nil; one of several letters matches in any case.
  static func command(_ word: String) -> Command? {
    byName[word] ?? (word.count > 1 ? byName[word.lowercased()] : nil)
  }
}
