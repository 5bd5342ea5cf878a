/// Why there are no figures: what gives a wrong answer measures nothing.
enum BenchmarkError: Error, CustomStringConvertible {
  case failed(String)
  case wrongAnswer(of: String, expected: String, found: String)

  var description: String {
    switch self {
    case .failed(let what): what
    case .wrongAnswer(let name, let expected, let found):
      "\(name): expected \(expected), found \(found)"
    }
  }
}
