extension Calculator {
  /// Returns the number a word of a command stands for: the one grammar of numeric arguments.
  ///
  /// A number, a constant, a glued product (`-2pi`, `3pi/4`) or a variable that has a value.
  ///
  ///     try Calculator().number(Word("-2pi", at: Place(start: 0, end: 4)))  // -6.283185307179586
  public func number(_ word: Word) throws(CalculatorError) -> Double {
    if let value = try literal(word) { return value }
    if let variable = Variable(word.text), WordMeaning.ofAnyCase(word.text) == nil {
      if let value = variables[variable] { return value }
      if word.text.utf8.count == 1 { throw CalculatorError(.notSet(variable), at: word) }
    }
    if let fault = NumberFault(of: word.text) {
      throw CalculatorError(.malformedNumber(fault), at: word)
    }
    throw CalculatorError(.numberExpected, at: word)
  }

  /// Returns the value of a number, constant or glued product; nil for any other word.
  private func literal(_ word: Word) throws(CalculatorError) -> Double? {
    let isNegative = word.text.utf8.first == UInt8(ascii: "-")
    if let size = GluedNumber.plain(word.text.dropFirst(isNegative ? 1 : 0)) {
      return isNegative && size > 0 ? -size : size
    }
    var notes: [Note] = []
    let tokens: [Token]?
    do throws(NumberFault) {
      tokens = try GluedNumber.tokens(of: word.text, notes: &notes)
    } catch {
      throw CalculatorError(.malformedNumber(error), at: word)
    }
    guard let tokens else { return nil }
    let value = Evaluation.value(of: tokens[...], [:])
    guard value.isFinite else {
      throw CalculatorError(Diagnosis.error(in: tokens, [:]).kind, at: word)
    }
    return value == 0 ? 0 : value
  }
}
