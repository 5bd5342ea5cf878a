/// Why something could not be done with a file; `FileError` adds which file and what was tried.
enum FileFault: Error, Equatable, Sendable {
  /// A system call failed.
  case system(Errno)
  /// A directory, a device or the like where a file is needed.
  case notRegular(FileKind)
  case tooLarge(limit: Int)
  /// Another program holds the lock; which one is not always known.
  case inUse(processID: Int32?)
  /// Another program, one that takes no lock, changed the file in the meantime.
  case changedMeanwhile
  /// A pipe from which nobody reads.
  case noReader
  /// Nothing or only white space, which a save that went wrong elsewhere may have left.
  case empty
  case damaged(JSONError)
  case malformed(ShapeError)
  case nothingToRepair

  /// The system call that failed just now.
  static var last: FileFault { .system(.current) }

  var message: String {
    switch self {
    case .system(let reason): reason.words
    case .notRegular(let kind): "not a regular file but \(kind.rawValue)"
    case .tooLarge(let limit): "larger than \(limit >> 20) MiB"
    case .inUse(let processID?): "in use by process \(processID)"
    case .inUse(nil): "in use by another program"
    case .changedMeanwhile: "another program changed it in the meantime"
    case .noReader: "no program reads from the pipe"
    case .empty: "it is empty"
    case .damaged(let error): "line \(error.line), column \(error.column): \(error.reason)"
    case .malformed(let error): error.message
    case .nothingToRepair: "nothing to repair"
    }
  }
}

/// What a path leads to.
enum FileKind: String, Sendable {
  case regular = "a regular file"
  case directory = "a directory"
  case pipe = "a pipe"
  case socket = "a socket"
  case device = "a device"
}
