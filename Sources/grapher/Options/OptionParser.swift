import CalculatorBrain

/// Reads a command line by the option table, as GNU programs do.
struct OptionParser {
  private var arguments: ArraySlice<String>
  private var options = Options()
  private var words: [String] = []
  /// The place of the words among the sources: where the first of them stands.
  private var wordsIndex = 0
  private var optionsEnded = false

  /// Returns what the arguments, without the program's name, ask for.
  ///
  /// - Throws: A ``Failure`` with the status of wrong usage.
  static func parse(_ arguments: [String]) throws(Failure) -> Options {
    var parser = OptionParser(arguments: arguments[...])
    do {
      return try parser.parse()
    } catch {
      var failure = Failure(error)
      failure.status = .usage
      throw failure
    }
  }

  private mutating func parse() throws -> Options {
    while let argument = arguments.popFirst() {
      if try takeOption(argument) { continue }
      if words.isEmpty { wordsIndex = options.sources.count }
      words.append(argument)
    }
    if words == ["-"], !optionsEnded {
      options.sources.append(.standardInput)
    } else if !words.isEmpty {
      options.sources.insert(.words(words), at: wordsIndex)
    }
    // An ending that says nothing is told before anything runs.
    _ = try options.outputFormat()
    return options
  }

  /// Returns whether the argument was an option, having applied it.
  private mutating func takeOption(_ argument: String) throws -> Bool {
    guard !optionsEnded, argument.hasPrefix("-"), argument != "-" else { return false }
    if argument == "--" {
      optionsEnded = true
      return true
    }
    if argument.hasPrefix("--") { return try takeLong(String(argument.dropFirst(2))) }
    return try takeShort(argument)
  }

  private mutating func takeLong(_ text: String) throws -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = OptionTable.rows.first(where: { $0.name == name }) else {
      return try isWord("--" + text)
    }
    if option.value == nil, parts.count == 2 { throw Failure("--\(name) takes no value") }
    try apply(option, "--\(name)", attached: parts.count == 2 ? String(parts[1]) : nil)
    return true
  }

  /// Takes `-k`, `-ofile` or, before the first word, several letters at once.
  private mutating func takeShort(_ argument: String) throws -> Bool {
    var letters = argument.dropFirst()
    if !words.isEmpty, letters.count > 1 { return false }
    guard let first = letters.first, OptionTable.rows.contains(where: { $0.letter == first }) else {
      return try isWord(argument)
    }
    while let letter = letters.popFirst() {
      guard let option = OptionTable.rows.first(where: { $0.letter == letter }) else {
        throw Failure("unknown option -\(letter); see grapher --help")
      }
      if option.value != nil {
        try apply(option, "-\(letter)", attached: letters.isEmpty ? nil : String(letters))
        return true
      }
      try option.apply(&options, "")
    }
    return true
  }

  private mutating func apply(_ option: Option, _ spelling: String, attached: String?) throws {
    guard option.value != nil else { return try option.apply(&options, "") }
    guard let value = attached ?? arguments.popFirst() else {
      throw Failure("\(spelling) needs a value: \(option.usage.drop(while: { $0 == " " }))")
    }
    try option.apply(&options, value)
  }

  /// Returns false, for "not an option", if the argument can be a word; else throws.
  private func isWord(_ argument: String) throws -> Bool {
    if !words.isEmpty { return false }
    let word = Word(argument, at: Place(start: 0, end: argument.utf8.count), isQuoted: false)
    // -3 and -pi/2 are numbers, '-3 4 +' is a line.
    if argument.contains(" ") || (try? Calculator().number(word)) != nil { return false }
    if let second = argument.dropFirst().first, second.isNumber || second == "." || second == ">" {
      return false
    }
    let names = OptionTable.rows.map { "--\($0.name)" }
    let hint = Suggestion.hint(for: argument, in: names)
    throw Failure("unknown option \(argument)\(hint); see grapher --help")
  }
}
