/// What the command line asks for.
struct Options {
  /// Where lines come from, in the order given.
  enum Source: Hashable, Sendable {
    case text(String)
    case file(String)
    /// Shell words from the first operand on, each argument kept apart.
    case words([String])
    case standardInput
  }

  var sources: [Source] = []
  var map: String?
  var outputPath: String?
  var outputType: String?
  var favorites: String?
  /// Settings from options, in their order; they rule over those of a saved session.
  var settings: [(String, String)] = []
  var keepsGoing = false
  var isInteractive = false
  var requiresValues = false
  var tellsTiming = false
  var isFresh = false
  var isQuiet = false
  var showsHelp = false
  var showsVersion = false

  /// Returns what the output file is to be, or nil without one; the failure says what is wrong.
  func outputFormat() throws -> ExportFormat? {
    if let outputType {
      guard let format = ExportFormat(ending: outputType) else {
        let types = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure("--type takes \(types), not \"\(outputType)\"")
      }
      guard outputPath != nil else { throw Failure("--type goes with -o") }
      return format
    }
    if outputPath == "-" { throw Failure("-o - needs a type, as in --type png") }
    return try outputPath.map { try ExportFormat(path: $0) }
  }
}
