/// An action on a file that failed: which, on what, where and why.
struct FileError: Error, Equatable, Sendable {
  enum Action: Sendable {
    case reading
    case saving
    case movingAside
  }

  var path: String
  /// What the file is to the user: `favorites`.
  var noun: String
  var action: Action
  var fault: FileFault

  /// One line without a full stop: `cannot save favorites to x.json: permission denied`.
  ///
  /// A fault in the file's contents starts with its place, as compilers write it:
  /// `x.json:3:7: invalid token near 'NaN'`.
  var message: String {
    switch fault {
    case .damaged(let error): "\(path):\(error.line):\(error.column): \(error.reason)"
    case .malformed, .empty: "\(path): \(fault.message)"
    case .nothingToRepair: "\(path): nothing to repair"
    default: "cannot \(attempt): \(fault.message)"
    }
  }

  private var attempt: String {
    switch action {
    case .reading: "read \(noun) from \(path)"
    case .saving: "save \(noun) to \(path)"
    case .movingAside: "move \(path) aside"
    }
  }
}
