import CalculatorBrain
import Graphing

/// Why a line was refused, ready to be told: the message, the place in the line, the exit status.
struct Failure: TellableError {
  var message: String
  /// The words at fault, if they stand on the line.
  var place: Place?
  var status: ExitStatus

  init(_ message: String, at place: Place? = nil, status: ExitStatus = .failure) {
    self.message = message
    self.place = place
    self.status = status
  }

  /// Makes the failure that tells of any error.
  init(_ error: any Error) {
    if let error = error as? any TellableError {
      self.init(error.message, at: error.place, status: error.status)
    } else {
      self.init("\(error)")
    }
  }

  /// Runs `body`; a failure without a place gets the one given.
  static func located<Result>(at place: Place?, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      var failure = Failure(error)
      failure.place = failure.place ?? place
      throw failure
    }
  }
}
