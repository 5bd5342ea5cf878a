extension StackWord {
  /// One row for each stack word, in the order of the cases.
  ///
  /// The one place to add a word's texts and facts; the compiler then asks for its meaning.
  static let table: [Row] = [
    Row(
      .swap, aliases: ["x<>y"], needs: 2, "Exchanges the two upper entries.",
      .init("3 4 swap", "4 3")),
    Row(.dup, aliases: ["enter"], needs: 1, "Pushes the top once more.", .init("3 dup", "3 3")),
    Row(.drop, aliases: ["pop"], needs: 1, "Takes the top away.", .init("3 4 drop", "3")),
    Row(.over, needs: 2, "Pushes the entry below the top once more.", .init("3 4 over", "3 4 3")),
    Row(.rot, needs: 3, "Brings the third entry to the top.", .init("3 4 5 rot", "4 5 3")),
    Row(
      .unrot, aliases: ["-rot"], needs: 3, "Takes the top below the third entry.",
      .init("3 4 5 unrot", "5 3 4")),
    Row(.nip, needs: 2, "Takes the entry below the top away.", .init("3 4 nip", "4")),
    Row(.tuck, needs: 2, "Puts the top below the second entry too.", .init("3 4 tuck", "4 3 4")),
    Row(.dup2, needs: 2, "Pushes the two upper entries once more.", .init("3 4 dup2", "3 4 3 4")),
    Row(.drop2, needs: 2, "Takes the two upper entries away.", .init("3 4 5 drop2", "3")),
    Row(
      .pick, needs: 1, "Pushes entry N once more; 1 is the top.", .init("3 4 5 2 pick", "3 4 5 4")),
    Row(.roll, needs: 1, "Brings entry N to the top.", .init("3 4 5 3 roll", "4 5 3")),
    Row(
      .rolld, needs: 1, "Takes the top below the upper N entries.",
      .init("3 4 5 3 rolld", "5 3 4")),
    Row(.dropn, needs: 1, "Takes the upper N entries away.", .init("3 4 5 2 dropn", "3")),
    Row(.depth, "Pushes the number of entries.", .init("3 4 depth", "3 4 2")),
    Row(
      .clear, aliases: ["clr"], "Takes all entries away; undo brings them back.",
      .init("3 4 clear", "")),
    Row(.lastx, "Pushes the top operand of the last operation.", .init("3 4 + lastx", "7 4")),
    Row(.num, needs: 1, "Freezes the top to its number.", .init("3 4 + num", "7")),
    Row(
      .at, needs: 2, "Puts the top in place of the graph's variable below it.",
      .init("M sq 3 at", "9")),
    Row(
      .store, aliases: ["->", "→"], usage: "sto NAME", needs: 1, takesName: true,
      "Stores the top's value and takes it.", .init("3 ->a a", "3")),
    Row(
      .storeAdding, usage: "sto+ NAME", needs: 1, combination: .add, takesName: true,
      "Adds the top to a variable.", .init("3 ->a 4 sto+ a a", "7")),
    Row(
      .storeSubtracting, usage: "sto- NAME", needs: 1, combination: .subtract, takesName: true,
      "Subtracts the top from a variable.", .init("3 ->a 4 sto- a a", "-1")),
    Row(
      .storeMultiplying, usage: "sto* NAME", needs: 1, combination: .multiply, takesName: true,
      "Multiplies a variable by the top.", .init("3 ->a 4 sto* a a", "12")),
    Row(
      .storeDividing, usage: "sto/ NAME", needs: 1, combination: .divide, takesName: true,
      "Divides a variable by the top.", .init("3 ->a 4 sto/ a a", "0.75")),
    Row(
      .recall, usage: "rcl NAME", takesName: true, "Pushes a variable's value.",
      .init("3 ->a rcl a", "3")),
    Row(
      .undo, usage: "undo [N]", "Takes back lines; later on a line, its words.",
      .init("3 4 + undo", "3 4")),
    Row(.redo, usage: "redo [N]", "Brings back what undo took.", .init("3 4 + undo redo", "7")),
  ]

  static let rows = Dictionary(uniqueKeysWithValues: table.map { ($0.word, $0) })
}
