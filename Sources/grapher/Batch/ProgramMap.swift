import CalculatorBrain

/// A program applied to one number a line, its graph variable bound to the number.
struct ProgramMap {
  private let program: Program
  private let variable: Variable?
  private let function: Function
  private let calculator: Calculator

  /// Makes the map of RPN words; the variables of the session keep their values in it.
  init(_ words: String, session: Session) throws {
    let line = try LineSplitter.lines(of: words).first ?? []
    var calculator = session.calculator
    _ = try calculator.push(words: line, vocabulary: session.vocabulary)
    let left = calculator.depth - session.calculator.depth
    guard left == 1, let top = calculator.entry(1) else {
      throw Failure("--map needs a program that leaves one value, as in --map 'M 2 ^'")
    }
    self.calculator = session.calculator
    program = top.program
    variable = try program.graphVariable(given: calculator.variables)
    function = program.function(of: variable, given: calculator.variables)
  }

  /// Returns the value for the number on a line; the failure says why there is none.
  func value(_ line: String) throws -> Double {
    let text = line.trimmingBlanks
    let x = try calculator.number(
      Word(text, at: Place(start: 0, end: text.utf8.count), isQuoted: false))
    let y = function(x)
    guard y.isNaN else { return y }
    var given = calculator.variables
    if let variable { given[variable] = x }
    _ = try program.value(given)
    throw Failure("not a number")
  }

  /// The bytes of a value on a line of its own.
  static func row(_ value: Double) -> [UInt8] {
    var bytes: [UInt8] = []
    NumberText.append(value, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    let count = start.reversed().drop(while: \.isWhitespace).count
    return String(start.prefix(count))
  }
}
