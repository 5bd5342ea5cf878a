/// A word of a line and where it stands.
public struct Word: Hashable, Sendable {
  /// What was typed, without quotes and escapes.
  public var text: String
  /// Where it stands, its quotes included.
  public var place: Place
  /// Whether it was written in quotes, which `text` no longer holds.
  public var isQuoted: Bool

  /// Makes a word that stands at a place in its line.
  public init(_ text: String, at place: Place, isQuoted: Bool = false) {
    self.text = text
    self.place = place
    self.isQuoted = isQuoted
  }
}
