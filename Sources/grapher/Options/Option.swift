/// A row of the option table: an option's names, its value, what it does.
struct Option: Sendable {
  /// The long name without dashes.
  var name: String
  var letter: Character?
  /// The name of its value in help, or nil for a switch.
  var value: String?
  var summary: String
  var apply: @Sendable (inout Options, String) throws -> Void

  /// The option as help shows it: `-o, --output FILE`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}
