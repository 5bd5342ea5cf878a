import CalculatorBrain
import Graphing

/// Why a line was refused, ready to be told: the message, the place in the line, the exit status.
struct Failure: Error {
  var message: String
  /// The words at fault, if they stand on the line.
  var place: Place?
  var status: ExitStatus

  init(_ message: String, at place: Place? = nil, status: ExitStatus = .failure) {
    self.message = message
    self.place = place
    self.status = status
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

  /// Makes the failure that tells of any error the program knows.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as CalculatorError: self.init(error.message, at: error.place)
    case let error as ViewportError: self.init(error.message)
    case let error as DecimalGridError: self.init(error.message)
    case let error as FileError: self.init(error.message, status: .unusableFile)
    case let error as PathsError: self.init(error.message, status: .unusableFile)
    case let error as FavoriteEditError: self.init(error.message)
    case let error as PlotError: self.init(error.message, status: .plotting)
    default: self.init("\(error)")
    }
  }
}
