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

  /// All that is said of a stack word.
  public struct Row: Sendable {
    public let name: String
    /// Other words that may be typed for it.
    public let aliases: [String]
    /// How it is typed, with what follows it.
    public let usage: String
    public let summary: String
    /// A line to type and the stack it leaves, bottom first.
    public let example: OperationRow.Example
  }

  /// The name that is shown and typed.
  public var name: String { rawValue }

  /// The operation that combines what is stored with the top, for the stores that have one.
  var combination: Operation? {
    switch self {
    case .storeAdding: .add
    case .storeSubtracting: .subtract
    case .storeMultiplying: .multiply
    case .storeDividing: .divide
    default: nil
    }
  }

  /// Whether the name of a variable follows it.
  var takesName: Bool { self == .store || self == .recall || combination != nil }

  /// The number of entries it needs, before those a count asks for.
  var needs: Int {
    switch self {
    case .depth, .clear, .lastx, .recall, .undo, .redo: 0
    case .dup, .drop, .num, .pick, .roll, .rolld, .dropn, .store, .storeAdding,
      .storeSubtracting, .storeMultiplying, .storeDividing:
      1
    case .swap, .over, .nip, .tuck, .dup2, .drop2, .at: 2
    case .rot, .unrot: 3
    }
  }
}
