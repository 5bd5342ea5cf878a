extension StackWord {
  /// The row that says everything about the word.
  public var row: Row {
    switch self {
    case .swap: entry(aliases: ["x<>y"], "Exchanges the two upper entries.", "3 4 swap", "4 3")
    case .dup: entry(aliases: ["enter"], "Pushes the top once more.", "3 dup", "3 3")
    case .drop: entry(aliases: ["pop"], "Takes the top away.", "3 4 drop", "3")
    case .over: entry("Pushes the entry below the top once more.", "3 4 over", "3 4 3")
    case .rot: entry("Brings the third entry to the top.", "3 4 5 rot", "4 5 3")
    case .unrot:
      entry(aliases: ["-rot"], "Takes the top below the third entry.", "3 4 5 unrot", "5 3 4")
    case .nip: entry("Takes the entry below the top away.", "3 4 nip", "4")
    case .tuck: entry("Puts the top below the second entry too.", "3 4 tuck", "4 3 4")
    case .dup2: entry("Pushes the two upper entries once more.", "3 4 dup2", "3 4 3 4")
    case .drop2: entry("Takes the two upper entries away.", "3 4 5 drop2", "3")
    case .pick: entry("Pushes entry N once more; 1 is the top.", "3 4 5 2 pick", "3 4 5 4")
    case .roll: entry("Brings entry N to the top.", "3 4 5 3 roll", "4 5 3")
    case .rolld: entry("Takes the top below the upper N entries.", "3 4 5 3 rolld", "5 3 4")
    case .dropn: entry("Takes the upper N entries away.", "3 4 5 2 dropn", "3")
    case .depth: entry("Pushes the number of entries.", "3 4 depth", "3 4 2")
    case .clear:
      entry(aliases: ["clr"], "Takes all entries away; undo brings them back.", "3 4 clear", "")
    case .lastx: entry("Pushes the top operand of the last operation.", "3 4 + lastx", "7 4")
    case .num: entry("Freezes the top to its number.", "3 4 + num", "7")
    case .at:
      entry("Puts the top in place of the graph's variable below it.", "M sq 3 at", "9")
    case .store:
      entry(
        aliases: ["->", "→"], usage: "sto NAME", "Stores the top's value and takes it.", "3 ->a a",
        "3")
    case .storeAdding:
      entry(usage: "sto+ NAME", "Adds the top to a variable.", "3 ->a 4 sto+ a a", "7")
    case .storeSubtracting:
      entry(usage: "sto- NAME", "Subtracts the top from a variable.", "3 ->a 4 sto- a a", "-1")
    case .storeMultiplying:
      entry(usage: "sto* NAME", "Multiplies a variable by the top.", "3 ->a 4 sto* a a", "12")
    case .storeDividing:
      entry(usage: "sto/ NAME", "Divides a variable by the top.", "3 ->a 4 sto/ a a", "0.75")
    case .recall: entry(usage: "rcl NAME", "Pushes a variable's value.", "3 ->a rcl a", "3")
    case .undo:
      entry(usage: "undo [N]", "Takes back lines; later on a line, its words.", "3 4 + undo", "3 4")
    case .redo:
      entry(usage: "redo [N]", "Brings back what undo took.", "3 4 + undo redo", "7")
    }
  }

  private func entry(
    aliases: [String] = [], usage: String? = nil, _ summary: String, _ words: String,
    _ result: String
  ) -> Row {
    Row(
      name: name, aliases: aliases, usage: usage ?? name, summary: summary,
      example: .init(words, result))
  }
}
