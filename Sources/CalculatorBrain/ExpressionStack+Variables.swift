/// The variables, and the values that depend on them.
extension ExpressionStack {
  /// Gives a variable a value, or takes it away with nil.
  mutating func set(_ variable: Variable, to value: Double?) {
    let old = variables[variable]
    guard old != value else { return }
    journal.note(variable, old)
    variables[variable] = value
    epoch += 1
  }

  /// Returns the value of an entry, computed anew if a variable changed since.
  mutating func value(of index: Int) -> Double {
    if entries[index].hasVariables, entries[index].epoch != epoch {
      entries[index].value = Evaluation.value(of: tokens[range(of: index)], variables)
      entries[index].epoch = epoch
    }
    return entries[index].value
  }

  /// Brings all values up to date; returns how many of the entries below `limit` have another one.
  @discardableResult mutating func refresh(countingBelow limit: Int = 0) -> Int {
    var changed = 0
    for index in entries.indices where entries[index].epoch < epoch {
      let old = entries[index].value
      let new = value(of: index)
      if index < limit, new != old, !(new.isNaN && old.isNaN) { changed += 1 }
    }
    return changed
  }
}
