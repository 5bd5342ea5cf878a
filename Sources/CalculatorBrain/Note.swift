/// Something a line did that the user should know; the words stand in `message`.
public enum Note: Hashable, Sendable {
  /// A whole number that a double cannot hold exactly, and what it became.
  case inexactLiteral(String, Double)
  /// A number that is not 0 and became 0.
  case literalTooSmall(String)
  /// A value stored in a variable, what was there, and how many entries have another value now.
  case stored(Variable, Double, replaced: Double?, changed: Int)
  /// The number of entries taken away by `clear`.
  case cleared(Int)
  /// Variables, other than M, x and t, that the line used and that have no value.
  case unset([Variable])

  /// The sentence that tells the user.
  ///
  ///     Note.cleared(2).message  // "cleared 2 entries; undo brings them back"
  public var message: String {
    switch self {
    case .inexactLiteral(let text, let value):
      return "\(VisibleText.echo(text)) has no exact double; "
        + "it became \(NumberText.shortest(value))"
    case .literalTooSmall(let text):
      return "\(VisibleText.echo(text)) is too small for a double; it became 0"
    case .stored(let variable, let value, let replaced, let changed):
      let name = VisibleText.echo(variable.name)
      let old = replaced.map { ", it was \(NumberText.shortest($0)); undo brings it back" } ?? ""
      let entries =
        switch changed {
        case 0: ""
        case 1: "; 1 entry changed"
        default: "; \(changed) entries changed"
        }
      return "\(name) is \(NumberText.shortest(value))\(old)\(entries)"
    case .cleared(let count):
      return "cleared \(count) \(count == 1 ? "entry" : "entries"); undo brings them back"
    case .unset(let variables):
      let names = variables.map { VisibleText.echo($0.name) }.joined(separator: ", ")
      return "\(names) \(variables.count == 1 ? "is" : "are") not set"
    }
  }
}
