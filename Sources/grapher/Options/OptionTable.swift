/// The one table of options; parsing and the usage text come from it.
enum OptionTable {
  static let rows: [Option] =
    [
      Option(
        name: "evaluate", letter: "e", value: "WORDS", summary: "run a line; may be given again",
        apply: { $0.sources.append(.text($1)) }),
      Option(
        name: "file", letter: "f", value: "FILE", summary: "run the lines of a file",
        apply: { $0.sources.append($1 == "-" ? .standardInput : .file($1)) }),
      Option(
        name: "map", value: "PROGRAM", summary: "print a value for each number on standard input",
        apply: { $0.map = $1 }),
      Option(
        name: "output", letter: "o", value: "FILE",
        summary: "write the last plot to a file: png, svg, pdf, csv, tsv, json or gp",
        apply: { $0.outputPath = $1 }),
      Option(
        name: "type", value: "TYPE", summary: "what -o writes, as in -o - --type png",
        apply: { $0.outputType = $1 }),
      Option(
        name: "interactive", letter: "i", summary: "go to the prompt afterwards",
        apply: { options, _ in options.isInteractive = true }),
      Option(
        name: "keep-going", letter: "k", summary: "go on after an error with the next line",
        apply: { options, _ in options.keepsGoing = true }),
      Option(
        name: "no-unset", letter: "n", summary: "make a result with an unset variable an error",
        apply: { options, _ in options.requiresValues = true }),
      Option(
        name: "favorites", value: "FILE", summary: "use another favorites file",
        apply: { $0.favorites = $1 }),
      setting("term", "T", "how plot draws: auto, dumb, window, qt, wxt or x11"),
      setting("size", "WxH", "the pixels of picture files, 1200x800 if not given"),
      setting("cells", "WxH", "the cells of pictures in the terminal"),
      setting("color", "WHEN", "color text and pictures: auto, always or never"),
      Option(
        name: "ascii", summary: "write formulas in ASCII",
        apply: { options, _ in options.settings.append(("ascii", "on")) }),
      Option(
        name: "timing", summary: "tell how long each plot took",
        apply: { options, _ in options.tellsTiming = true }),
      Option(
        name: "fresh", summary: "ignore the saved session",
        apply: { options, _ in options.isFresh = true }),
      Option(
        name: "quiet", letter: "q", summary: "leave out notes and the greeting",
        apply: { options, _ in options.isQuiet = true }),
      Option(
        name: "help", letter: "h", summary: "show this text",
        apply: { options, _ in options.showsHelp = true }),
      Option(
        name: "version", letter: "V", summary: "show the version",
        apply: { options, _ in options.showsVersion = true }),
    ]

  /// The text of `--help`.
  static var help: String {
    let width = rows.map(\.usage.count).max() ?? 0
    let options = rows.map { row in
      "  \(row.usage)\(String(repeating: " ", count: width - row.usage.count + 2))\(row.summary)"
    }
    return """
      Usage: grapher [OPTION…] [WORDS…]
      A graphing RPN calculator: type words, draw whatever has M in it, keep the good ones.

        grapher                      the prompt
        grapher 3 4 +                prints 7
        grapher 'M sin plot -5:5'    draws y = sin(M)
        grapher -e 'M sq' -o sq.png  writes a picture

      \(options.joined(separator: "\n"))

      `help` at the prompt explains the words.

      """
  }

  private static func setting(_ key: String, _ value: String, _ summary: String) -> Option {
    Option(
      name: key, value: value, summary: summary,
      apply: { options, value in
        var probe = Settings()
        try probe.set(key, to: value.lowercased())
        options.settings.append((key, value.lowercased()))
      })
  }
}
