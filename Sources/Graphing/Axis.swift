/// One of the two axes of a picture.
public enum Axis: String, CaseIterable, Sendable {
  case x, y
}
