/// Why a value that is good JSON is not what the program reads.
enum ShapeError: Error, Equatable, Sendable {
  case wrongKind(path: String, expected: String, found: String)
  case missing(path: String)
  /// A list that is not two numbers, the lower first.
  case notARange(path: String)
  /// A version that is no whole number from 1 on.
  case notAVersion(found: String)
  /// A version that a later release of the program writes.
  case newerVersion(Double, known: Int)

  var message: String {
    switch self {
    case .wrongKind(let path, let expected, let found):
      (path.isEmpty ? "" : "\(path): ") + "expected \(expected), found \(found)"
    case .missing(let path): "\(path) is missing"
    case .notARange(let path): "\(path): expected two numbers, the lower first"
    case .notAVersion(let found): "version must be a whole number, found \(found)"
    case .newerVersion(let version, let known):
      "version \(JSON.text(.number(version)).dropLast()) is newer than this program can use"
        + " (\(known))"
    }
  }
}

extension JSONPlace {
  /// Checks the member `version` of an object against the newest version that is known.
  func checkVersion(known: Int) throws(ShapeError) {
    let version = try required("version")
    guard let number = try? version.number() else { throw .notAVersion(found: version.value.kind) }
    guard number.rounded() == number, number >= 1 else {
      throw .notAVersion(found: String(JSON.text(version.value).dropLast()))
    }
    guard number <= Double(known) else { throw .newerVersion(number, known: known) }
  }
}
