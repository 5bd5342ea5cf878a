/// The place of a word in its line: a half-open range of UTF-8 offsets.
public struct Place: Hashable, Sendable {
  public var start: Int
  public var end: Int

  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }
}
