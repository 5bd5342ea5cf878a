/// What a line did besides changing the stack.
public struct PushReport: Hashable, Sendable {
  public internal(set) var notes: [Note] = []
}
