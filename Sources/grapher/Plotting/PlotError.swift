import CalculatorBrain

/// Why a picture could not be drawn.
enum PlotError: Error, Hashable, Sendable {
  /// The program could not be started; `isChosen` if the user named it by `GRAPHER_GNUPLOT`.
  case missing(program: String, cause: Errno, isChosen: Bool)
  /// gnuplot ended in mid-work, having said the lines.
  case died(ChildEnding, lines: [String])
  /// gnuplot did not answer in time.
  case timedOut(ExchangePhase, seconds: Double)
  /// gnuplot refused something, in its own words.
  case reported([String])
  /// gnuplot said nothing wrong, yet what came is not a whole picture of the terminal.
  case incomplete(terminal: String)
  /// gnuplot sent more than any picture holds.
  case tooLarge(terminal: String)
  case noSuchTerminal(String, has: [String])
  case cancelled

  /// What happened, in one line that is safe to show.
  var message: String { VisibleText.of(words) }

  private var words: String {
    switch self {
    case .missing(let program, let cause, isChosen: true):
      "cannot run \(program) (named by GRAPHER_GNUPLOT): \(cause.words)"
    case .missing(let program, .notFound, isChosen: false):
      "\(program) not found in PATH; plots need it (Debian: gnuplot-nox)"
    case .missing(let program, let cause, isChosen: false):
      "cannot run \(program): \(cause.words); plots need it (Debian: gnuplot-nox)"
    case .died(let ending, let lines):
      "gnuplot ended (\(ending.words))" + Self.quoted(lines)
    case .timedOut(let phase, let seconds):
      "gnuplot did not answer within \(Self.text(seconds)) s (\(phase.words))"
    case .reported(let lines):
      "gnuplot failed" + Self.quoted(lines)
    case .incomplete(let terminal):
      "gnuplot's picture is incomplete (terminal \(terminal)); is the disk full?"
    case .tooLarge(let terminal):
      "gnuplot's picture is too large (terminal \(terminal))"
    case .noSuchTerminal(let name, let has):
      "this gnuplot has no terminal \(name); it has: " + has.joined(separator: " ")
    case .cancelled:
      "plot interrupted"
    }
  }

  /// Returns the last few lines, which name the cause; what went before is gnuplot's echo.
  private static func quoted(_ lines: [String]) -> String {
    lines.isEmpty ? "" : ": " + lines.suffix(3).joined(separator: "; ")
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(seconds.description.dropLast(2)) : seconds.description
  }
}

extension ChildEnding {
  fileprivate var words: String {
    switch self {
    case .exited(let status): "exit \(status)"
    case .killed(let signal): "signal \(signal)"
    case .unknown: "for an unknown reason"
    }
  }
}

extension ExchangePhase {
  fileprivate var words: String {
    switch self {
    case .sending(let taken, let of): "sending, \(taken) of \(of) bytes taken"
    case .waiting: "waiting"
    }
  }
}
