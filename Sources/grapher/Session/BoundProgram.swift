import CalculatorBrain

/// A program with the values of all variables but one.
struct BoundProgram: Sendable {
  var program: Program
  /// The variable that is left; nil for a constant.
  var variable: Variable?
  var values: [Variable: Double]

  /// The program compiled; of threads, each works faster with one of its own.
  var function: Function { program.function(of: variable, given: values) }
}
