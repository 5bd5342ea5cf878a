import CalculatorBrain

extension Favorite {
  /// Returns the program, if it is one complete expression.
  ///
  /// Names are variables in a stored program; only if that makes no expression are they looked at
  /// as misspelled words.
  func runnableProgram() throws -> Program {
    do {
      let program = try Program(self.program)
      if program.isComplete { return program }
      _ = try Program(
        words: Array(LineSplitter.lines(of: self.program).joined()), vocabulary: Vocabulary())
      throw Failure("cannot run: it is not one complete expression")
    } catch let error as CalculatorError {
      throw Failure("cannot run: \(error.message)")
    }
  }
}
