import CalculatorBrain

/// A word that help explains, whatever table it stands in.
struct Topic: Sendable {
  /// The word's names, the proper one first.
  var names: [String]
  /// How it is used: `x y hypot`, `zoom in|out|FACTOR [x|y]`.
  var usage: String
  var summary: String
  var example: String
  /// Where it is defined, if not everywhere: `x >= 0`.
  var domain = ""
  /// Words that do something like it.
  var related: [String] = []

  /// The text that `apropos` searches, in lower case.
  var searchText: String { (names + [summary]).joined(separator: " ").lowercased() }

  struct Section: Sendable {
    var title: String
    var topics: [Topic]
  }

  static let sections: [Section] =
    OperationRow.Kind.allCases.map { kind in
      let operations = Operation.allCases.filter { $0.row.kind == kind }
      return Section(title: kind.rawValue, topics: operations.map(Topic.init))
    }
    + [Section(title: "stack", topics: StackWord.allCases.map(Topic.init))]
    + Command.Area.allCases.map { area in
      Section(
        title: area.rawValue,
        topics: CommandTable.rows.filter { $0.area == area }.map(Topic.init))
    }

  static let all = sections.flatMap(\.topics)

  /// Returns the topic of a word, or nil; letters match in any case if nothing matches exactly.
  static func topic(_ word: String) -> Topic? {
    all.first { $0.names.contains(word) } ?? all.first { $0.names.contains(word.lowercased()) }
  }
}

extension Topic {
  init(_ command: Command) {
    self.init(
      names: [command.name] + command.aliases, usage: command.usage, summary: command.summary,
      example: command.example)
  }

  init(_ operation: Operation) {
    let row = operation.row
    let operands = ["x", "y", "z"].prefix(row.arity).joined(separator: " ")
    self.init(
      names: row.typed, usage: operands.isEmpty ? row.name : "\(operands) \(row.name)",
      summary: row.summary, example: row.example.words, domain: row.domain, related: row.related)
  }

  init(_ word: StackWord) {
    self.init(
      names: [word.row.name] + word.row.aliases, usage: word.row.usage, summary: word.row.summary,
      example: word.row.example.words)
  }
}
