import CalculatorBrain
import Graphing

/// What the prompt remembers until next time: the history of lines and the state of the session.
///
/// A file that cannot be used is told once and then left alone.
final class Memory {
  private let history: HistoryFile
  private let state: StateFile
  /// Receives what is wrong with a file.
  var tell: (String) -> Void
  private var historyWorks = true
  private var stateWorks = true
  private var hasUnsavedChange = false

  init(paths: Paths, tell: @escaping (String) -> Void) {
    history = HistoryFile(path: paths.history)
    state = StateFile(path: paths.state)
    self.tell = tell
  }

  /// The lines of earlier sessions, oldest first.
  func loadHistory() -> [String] {
    attempt(&historyWorks, or: []) { try history.load() }
  }

  /// Adds a line to the history at once, so that two sessions both keep theirs.
  func appendHistory(_ line: String) {
    attempt(&historyWorks, or: ()) { try history.append([line]) }
  }

  /// Keeps the history file from growing forever.
  func trimHistory() {
    attempt(&historyWorks, or: ()) { try history.trim() }
  }

  /// Brings the saved session back, if there is one.
  func restore(_ session: Session) {
    let (saved, warnings) = state.load()
    for warning in warnings { tell(warning.message) }
    session.restore(saved)
  }

  /// Notes that the session is not what was saved last.
  func noteChange() { hasUnsavedChange = true }

  /// Saves the session if it may have changed; of two that run at once, the later writer wins.
  func saveIfChanged(_ session: Session) {
    guard hasUnsavedChange else { return }
    hasUnsavedChange = false
    attempt(&stateWorks, or: ()) { try state.save(session.saved) }
  }

  private func attempt<Result>(
    _ works: inout Bool, or fallback: Result, _ body: () throws -> Result
  ) -> Result {
    guard works else { return fallback }
    do {
      return try body()
    } catch {
      works = false
      tell(Failure(error).message)
      return fallback
    }
  }
}
