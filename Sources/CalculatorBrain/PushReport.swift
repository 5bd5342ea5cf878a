/// What a line did besides changing the stack.
public struct PushReport: Hashable, Sendable {
  public internal(set) var notes: [Note] = []
  /// Whether the line changed the stack or a variable, so that it can be taken back.
  public internal(set) var isChange = false
}
