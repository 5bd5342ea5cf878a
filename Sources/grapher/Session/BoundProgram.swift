import CalculatorBrain

/// A program with the values of all variables but one.
struct BoundProgram: Sendable {
  var program: Program
  /// The variable that is left; nil for a constant.
  var variable: Variable?
  var values: [Variable: Double]

  /// The values of those variables that the program uses.
  var valuesUsed: [Variable: Double] {
    let used = Set(program.variables)
    return values.filter { used.contains($0.key) }
  }

  /// The program compiled; of threads, each works faster with one of its own.
  var function: Function { program.function(of: variable, given: values) }

  /// Returns the value at an x; the error says why there is none.
  func value(at x: Double) throws(CalculatorError) -> Double? {
    var values = values
    if let variable { values[variable] = x }
    return try program.value(values)
  }

  /// How many values are a piece of work for a thread, up to 1,024: long beside the handing over of
  /// a piece, short for who waits, and enough to be worth compiling the program anew.
  var valuesPerPiece: Int { max(16, min(1_024, 131_072 / max(1, program.tokens.count))) }
}
