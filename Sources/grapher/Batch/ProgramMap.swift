import CalculatorBrain

/// A program applied to one number a line, its graph variable bound to the number.
struct ProgramMap: Sendable {
  private let bound: BoundProgram
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
    bound = BoundProgram(
      program: top.program,
      variable: try top.program.graphVariable(given: calculator.variables),
      values: calculator.variables)
  }

  /// How many lines are a piece of work for a thread.
  var linesPerPiece: Int { bound.valuesPerPiece }

  /// The values of some lines as text, and why some have none.
  struct Values: Sendable {
    /// A line for each value.
    var text: [UInt8] = []
    /// The failures, each with where its line begins in the text and its number in the input.
    var failures: [(start: Int, number: Int, failure: Failure)] = []
  }

  /// Returns the values for the numbers on lines.
  func values(_ lines: some Sequence<InputLine>) -> Values {
    let function = bound.function
    var values = Values()
    for line in lines {
      let result = Result { try value(line.text.get(), of: function) }
      if case .failure(let error) = result {
        values.failures.append((values.text.count, line.number, Failure(error)))
      }
      NumberText.append((try? result.get()) ?? .nan, to: &values.text)
      values.text.append(UInt8(ascii: "\n"))
    }
    return values
  }

  /// Returns the value for the number on a line; the failure says why there is none.
  private func value(_ line: String, of function: Function) throws -> Double {
    let text = line.trimmingBlanks
    let x = try calculator.number(
      Word(text, at: Place(start: 0, end: text.utf8.count), isQuoted: false))
    let y = function(x)
    guard y.isNaN else { return y }
    _ = try bound.value(at: x)
    throw Failure("not a number")
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    // Most lines begin and end with a digit; telling what else is a blank takes tables of Unicode.
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII {
      return self
    }
    let start = drop(while: \.isWhitespace)
    let count = start.reversed().drop(while: \.isWhitespace).count
    return String(start.prefix(count))
  }
}

extension UInt8 {
  fileprivate var isVisibleASCII: Bool { self > 0x20 && self < 0x7F }
}
