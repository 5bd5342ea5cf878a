import CalculatorBrain

/// What `export` writes; its name is the ending of the file.
enum ExportFormat: String, CaseIterable, Sendable {
  // Pictures, which gnuplot draws.
  case png, svg, pdf
  // The points of the curves.
  case csv, tsv, json
  /// A gnuplot script that stands alone.
  case script = "gp"

  /// Makes the format that an ending names, in any case; nil for an unknown one.
  init?(ending: String) {
    self.init(rawValue: ending.lowercased())
  }

  /// Makes the format of a file's name; the failure lists the endings there are.
  init(path: String, at place: Place? = nil) throws {
    guard !path.isEmpty else { throw Failure("the file needs a name", at: place) }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let format = ExportFormat(ending: String(parts[parts.count - 1])) else {
      let endings = Self.allCases.map { "." + $0.rawValue }.joined(separator: " ")
      throw Failure(
        "cannot tell what to write to \"\(path)\"; its name must end in \(endings)",
        at: place)
    }
    self = format
  }
}
