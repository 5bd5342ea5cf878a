extension Program {
  /// Returns the value of the last expression; nil only for the empty program.
  ///
  /// The error of an expression without a value is the first met, right operand first; it carries
  /// the name of the operation at fault. Linear in the length of the program, and not recursive.
  ///
  ///     try Program("3 4 +").value([:])  // 7
  public func value(_ variables: [Variable: Double]) throws(CalculatorError) -> Double? {
    guard !tokens.isEmpty else { return nil }
    let value = Evaluation.value(of: tokens[...], variables)
    if value.isFinite { return value }
    throw Diagnosis.error(in: tokens, variables)
  }
}
