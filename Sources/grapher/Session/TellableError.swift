import CalculatorBrain
import Graphing

/// An error that can tell the user what happened.
protocol TellableError: Error {
  /// One line without a full stop.
  var message: String { get }
  /// The place in the line of the words at fault.
  var place: Place? { get }
  /// The status with which a batch ends.
  var status: ExitStatus { get }
}

extension TellableError {
  var place: Place? { nil }
  var status: ExitStatus { .failure }
}

extension CalculatorError: TellableError {}
extension ViewportError: TellableError {}
extension DecimalGridError: TellableError {}
extension FavoriteEditError: TellableError {}
extension InputLineError: TellableError {}

extension FileError: TellableError {
  var status: ExitStatus { .unusableFile }
}

extension PathsError: TellableError {
  var status: ExitStatus { .unusableFile }
}

extension PlotError: TellableError {
  var status: ExitStatus { .plotting }
}
