import CalculatorBrain

/// Words that a shell has split already: from a command on, each argument is one, blanks and all.
enum ShellWords {
  /// Returns the lines that the arguments make; places count in the arguments joined by blanks.
  static func lines(_ arguments: [String]) throws -> [[Word]] {
    var lines: [[Word]] = [[]]
    var start = 0
    for argument in arguments {
      let isAfterCommand = lines[lines.count - 1].contains { CommandTable.command($0) != nil }
      if isAfterCommand, argument != ";" {
        let place = Place(start: start, end: start + argument.utf8.count)
        let isQuoted = argument.isEmpty || argument.contains(where: \.isWhitespace)
        lines[lines.count - 1].append(Word(argument, at: place, isQuoted: isQuoted))
      } else {
        let split = try LineSplitter.lines(of: argument == ";" ? "" : argument)
        for (index, words) in split.enumerated() {
          if index > 0 { lines.append([]) }
          lines[lines.count - 1] += words.map { $0.moved(by: start) }
        }
        if argument == ";" { lines.append([]) }
      }
      start += argument.utf8.count + 1
    }
    return lines
  }
}

extension Word {
  /// The word at a place that lies `offset` bytes further.
  func moved(by offset: Int) -> Word {
    Word(
      text, at: Place(start: place.start + offset, end: place.end + offset), isQuoted: isQuoted)
  }
}
