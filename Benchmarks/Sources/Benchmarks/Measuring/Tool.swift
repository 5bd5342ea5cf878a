/// A program that grapher is measured against.
struct Tool {
  var name: String
  /// What it says of itself; nil if it is not installed.
  var version: String?

  /// What stands in the column of names.
  var label: String { isInstalled ? name : "\(name) missing" }

  var isInstalled: Bool { version != nil }
}
