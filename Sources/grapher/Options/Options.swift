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
  var output: String?
  var outputType: String?
  var favorites: String?
  /// Settings from options, in their order; they rule over those of a saved session.
  var settings: [(key: String, value: String)] = []
  var keepsGoing = false
  var isInteractive = false
  var requiresValues = false
  var tellsTiming = false
  var isFresh = false
  var isQuiet = false
  var showsHelp = false
  var showsVersion = false
}
