/// A word that arranges the stack, stores, or takes back.
public enum StackWord: String, CaseIterable, Hashable, Sendable {
  case swap, dup, drop, over, rot, unrot, nip, tuck, dup2, drop2
  case pick, roll, rolld, dropn
  case depth, clear, lastx, num, at
  case store = "sto"
  case storeAdding = "sto+"
  case storeSubtracting = "sto-"
  case storeMultiplying = "sto*"
  case storeDividing = "sto/"
  case recall = "rcl"
  case undo, redo

  /// All that is said of a stack word; parser, help and completion read it from here.
  public struct Row: Sendable {
    public let word: StackWord
    /// Other words that may be typed for it.
    public let aliases: [String]
    /// How it is typed, with what follows it.
    public let usage: String
    /// The number of entries it needs, before those a count asks for.
    public let needs: Int
    /// The operation that combines what is stored with the top, for the stores that have one.
    public let combination: Operation?
    /// Whether the name of a variable follows it.
    public let takesName: Bool
    public let summary: String
    /// A line to type and the stack it leaves, bottom first.
    public let example: OperationRow.Example

    init(
      _ word: StackWord, aliases: [String] = [], usage: String? = nil, needs: Int = 0,
      combination: Operation? = nil, takesName: Bool = false, _ summary: String,
      _ example: OperationRow.Example
    ) {
      self.word = word
      self.aliases = aliases
      self.usage = usage ?? word.name
      self.needs = needs
      self.combination = combination
      self.takesName = takesName
      self.summary = summary
      self.example = example
    }

    /// The name that is shown and typed.
    public var name: String { word.name }
  }

  /// The name that is shown and typed.
  public var name: String { rawValue }

  /// The row that says everything about the word.
  public var row: Row {
    // Every word has a row; a test sees to it.
    StackWord.rows[self] ?? Row(self, "", .init("", ""))
  }
}
