/// The lines typed at the prompt, one entry a line, oldest first.
///
/// Within an entry a newline is written `\n` and a backslash `\\`; other backslashes stand for
/// themselves, so that a file written by hand reads as it looks. Sessions that end together both
/// keep their lines, since each only adds to the end.
struct HistoryFile: Sendable {
  /// How many entries trimming leaves.
  static let entryLimit = 10_000
  /// How many bytes at the end of the file are read, and trimming leaves: 1 MiB.
  static let byteLimit = 1 << 20

  private var file: AtomicFile

  init(path: String, patience: Int = 5_000) {
    file = AtomicFile(path: path, noun: "history", patience: patience)
  }

  /// Returns the entries at the end of the file, or none if there is no file.
  ///
  /// Lines that are not text, as in a file of another kind, are passed over.
  func load() throws(FileError) -> [String] {
    guard let bytes = try file.read(.tail(Self.byteLimit)) else { return [] }
    return Self.lines(in: bytes).compactMap { Self.entry(in: $0) }
  }

  /// Adds entries to the end of the file.
  func append(_ entries: [String]) throws(FileError) {
    guard !entries.isEmpty else { return }
    try file.append(Array(entries.map { Self.line(of: $0) + "\n" }.joined().utf8))
  }

  /// Drops the oldest entries of a file that has more than the limits allow.
  func trim() throws {
    try file.change(.tail(Self.byteLimit)) { bytes in
      guard let bytes else { return nil }
      let lines = Self.lines(in: bytes)
      guard bytes.count == Self.byteLimit || lines.count > Self.entryLimit else { return nil }
      return lines.suffix(Self.entryLimit).flatMap { $0 + [Self.newline] }
    }
  }

  /// The whole lines in what was read.
  ///
  /// The first is cut where reading began, unless that is the beginning of the file.
  private static func lines(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let lines = bytes.split(separator: newline)
    return bytes.count == byteLimit ? Array(lines.dropFirst()) : lines
  }

  private static let newline = UInt8(ascii: "\n")

  private static func line(of entry: String) -> String {
    var line = ""
    for character in entry.unicodeScalars {
      switch character {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      default: line.unicodeScalars.append(character)
      }
    }
    return line
  }

  private static func entry(in line: ArraySlice<UInt8>) -> String? {
    guard !line.contains(0), let text = String(validating: line, as: UTF8.self) else { return nil }
    guard text.contains("\\") else { return text }
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for character in text.unicodeScalars {
      switch (isEscaped, character) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, "n"): entry.append("\n")
      case (true, "\\"): entry.append("\\")
      case (true, _): entry += ["\\", character]
      case (false, _): entry.append(character)
      }
      isEscaped = false
    }
    if isEscaped { entry.append("\\") }
    return String(entry)
  }
}
