/// The name of a variable: a letter of the alphabet, then letters, digits and underscores.
///
/// Whether a name is free is not the grammar's affair: `sin` has the form of a variable, and the
/// parser never makes one of it.
public struct Variable: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let name: String

  /// The variable of this name; nil if the name has another form.
  ///
  ///     Variable("x_1")?.name  // "x_1"
  ///     Variable("1x")         // nil
  public init?(_ name: some StringProtocol) {
    var isFirst = true
    for byte in name.utf8 {
      guard byte.isLetter || (!isFirst && (byte.isDigit || byte == UInt8(ascii: "_"))) else {
        return nil
      }
      isFirst = false
    }
    guard !isFirst else { return nil }
    self.name = String(name)
  }

  private init(letter: String) {
    name = letter
  }

  /// The variable that graphs are drawn over first of all.
  public static let graph = Variable(letter: "M")
  /// The variable that graphs are drawn over where there is no M.
  public static let abscissa = Variable(letter: "x")
  /// The third variable that may be left unset without a note.
  static let parameter = Variable(letter: "t")

  public var description: String { name }

  public static func < (left: Variable, right: Variable) -> Bool { left.name < right.name }
}
