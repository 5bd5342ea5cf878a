import CalculatorBrain

/// Returns the message of the error that the body throws; nil if it throws none.
func message<Result>(_ body: () throws -> Result) -> String? {
  error(body)?.message
}

/// Returns the error of the calculator that the body throws; nil if it throws none.
func error<Result>(_ body: () throws -> Result) -> CalculatorError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? CalculatorError
  }
}
