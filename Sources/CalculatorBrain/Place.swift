/// The place of a word in its line: a half-open range of UTF-8 offsets.
public struct Place: Hashable, Sendable {
  /// The offset of its first byte.
  public var start: Int
  /// The offset after its last byte.
  public var end: Int

  /// Makes the place from an offset up to, but not including, another.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }
}
