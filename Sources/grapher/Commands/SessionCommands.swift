import CalculatorBrain

extension CommandTable {
  static let sessionRows = [
    Command(
      name: "help", aliases: ["?"], area: .session, arguments: "[WORD]",
      summary: "Explains a word, or lists what there is.", example: "help sin",
      completion: .words,
      run: { session, arguments in try session.help(&arguments) }),
    Command(
      name: "words", area: .session, summary: "Lists all words.", example: "words",
      run: { session, _ in
        for topic in Topic.all {
          session.emit(.line(StyledText(topic.names.joined(separator: " "))))
        }
      }),
    Command(
      name: "apropos", area: .session, arguments: "TEXT",
      summary: "Lists the words whose help has a text in it.", example: "apropos sine",
      run: { session, arguments in
        let text = try arguments.required().text.lowercased()
        let topics = Topic.all.filter { $0.searchText.contains(text) }
        if topics.isEmpty { throw Failure("nothing says \"\(text)\"") }
        for topic in topics { session.listRow(name: topic.names[0], columns: [topic.summary]) }
      }),
    Command(
      name: "version", area: .session, summary: "Tells the version.", example: "version",
      run: { session, _ in session.emit(.line(StyledText(Version.text))) }),
    Command(
      name: "quit", aliases: ["exit"], area: .session,
      summary: "Ends the session, as Ctrl-D does, and q alone on a line.",
      example: "quit",
      run: { session, _ in session.isOver = true }),
  ]
}

extension Session {
  fileprivate func help(_ arguments: inout Arguments) throws {
    guard let word = arguments.next() else { return listTopics() }
    guard let topic = Topic.topic(word.text) else {
      let hint = Suggestion.hint(for: word.text, in: Topic.all.flatMap(\.names))
      throw Failure("no help for \"\(word.text)\"\(hint)", at: word.place)
    }
    emit(.line(StyledText(topic.usage, .name)))
    emit(.line(StyledText("  \(topic.summary)")))
    if !topic.domain.isEmpty { emit(.line(StyledText("  where \(topic.domain)"))) }
    emit(.line(StyledText("  \(topic.example)", .secondary)))
    if topic.names.count > 1 {
      emit(.line(StyledText("  also: \(topic.names.dropFirst().joined(separator: " "))")))
    }
    if !topic.related.isEmpty {
      emit(.line(StyledText("  see: \(topic.related.joined(separator: " "))")))
    }
  }

  /// Returns words joined by blanks into lines of at most `width` characters.
  private func wrapped(_ words: [String], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private func listTopics() {
    emit(.line(StyledText("Type RPN words: numbers, variables, operations. M makes a function.")))
    emit(.line(StyledText("    M 2 ^ sin plot -5:5")))
    for section in Topic.sections {
      emit(.line(StyledText(section.title, .name)))
      for line in wrapped(section.topics.map { $0.names[0] }, width: 72) {
        emit(.line(StyledText("    " + line)))
      }
    }
    emit(.line(StyledText("help WORD explains a word; apropos TEXT finds one.", .secondary)))
  }
}
