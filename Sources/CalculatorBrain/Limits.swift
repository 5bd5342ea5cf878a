/// The sizes at which the calculator refuses a line, each named in its error.
public enum Limits {
  /// The words of an expression with variables.
  public static let expressionWords = 100_000
  /// The words from which an expression without variables becomes its number.
  public static let constantWords = 1_000
  /// The entries of the stack.
  public static let stackEntries = 1_000_000
  /// The words of all entries together.
  public static let stackWords = 4_000_000
  /// The words that the stack words of one line may move about, so that no line takes forever.
  public static let movedWords = 20_000_000
  /// The lines that can be taken back.
  public static let historyLines = 1_000
  /// The words of the stack that the history may keep.
  public static let historyWords = 2_000_000
  /// The words of a line that are kept for taking back its last word.
  public static let lineWords = 10_000
}
