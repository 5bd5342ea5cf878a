/// The file of the prompt's session.
///
/// Unlike favorites it is nobody's work: a damaged one is a
/// warning and a fresh start, and the later of two writers wins.
struct StateFile: Sendable {
  private var file: AtomicFile

  init(path: String) {
    file = AtomicFile(path: path, noun: "the session")
  }

  /// Returns the session as far as it can be read, and what could not be; a new one if there is no
  /// file.
  func load() -> (state: SavedState, warnings: [FileError]) {
    do {
      guard let bytes = try file.read() else { return (SavedState(), []) }
      var faults: [ShapeError] = []
      let state = SavedState(try JSON.parse(bytes), faults: &faults)
      return (state, faults.map { warning(.malformed($0)) })
    } catch let error as FileError {
      return (SavedState(), [error])
    } catch let error as JSONError {
      return (SavedState(), [warning(.damaged(error))])
    } catch {
      return (SavedState(), [])
    }
  }

  func save(_ state: SavedState) throws(FileError) {
    try file.save(Array(JSON.text(state.json).utf8))
  }

  private func warning(_ fault: FileFault) -> FileError {
    FileError(path: file.path, noun: file.noun, action: .reading, fault: fault)
  }
}
