import CalculatorBrain
import Graphing

/// A range argument `a:b`: each bound a number, or nil to keep the bound there is.
struct RangeArgument {
  var lower: Double?
  var upper: Double?
  let place: Place

  /// The failure of what is meant as a range and is written otherwise.
  static func malformed(at place: Place) -> Failure {
    Failure("a range is written a:b, as in -5:5", at: place)
  }

  /// Returns whether a word is meant as a range: it has a colon, and neither quotes nor an `@`.
  static func isRange(_ word: Word) -> Bool {
    !word.isQuoted && word.text.contains(":") && !word.text.hasPrefix("@")
  }

  /// Makes the range of a word; `calculator` gives the values of constants and variables.
  init(_ word: Word, calculator: Calculator) throws {
    let parts = word.text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, !word.text.contains("[") else {
      throw Self.malformed(at: word.place)
    }
    var start = word.place.start
    var bounds: [Double?] = []
    for part in parts {
      let place = Place(start: start, end: start + part.utf8.count)
      let bound = Word(String(part), at: place, isQuoted: false)
      bounds.append(part.isEmpty ? nil : try calculator.number(bound))
      start = place.end + 1
    }
    (lower, upper, place) = (bounds[0], bounds[1], word.place)
  }

  /// Returns the range, missing bounds taken from `kept`, in order, and whether it was reversed.
  func range(
    keeping kept: ClosedRange<Double>
  ) -> (range: ClosedRange<Double>, isReversed: Bool) {
    let (a, b) = (lower ?? kept.lowerBound, upper ?? kept.upperBound)
    return (min(a, b)...max(a, b), a > b)
  }
}

extension Session {
  /// Takes a range from the arguments; a reversed one is swapped, with a note.
  func range(
    from word: Word, keeping kept: ClosedRange<Double>
  ) throws -> ClosedRange<Double> {
    let (range, isReversed) = try RangeArgument(word, calculator: calculator).range(keeping: kept)
    if isReversed { emit(.note("the range is reversed; taken as \(rangeText(range))")) }
    return range
  }

  /// Makes a view show the x-range that a word gives.
  func showX(_ word: Word, in view: inout Viewport) throws {
    try Failure.located(at: word.place) { try view.showX(range(from: word, keeping: view.x)) }
  }

  /// Makes a view show the y-range that a word gives, from now on.
  func showY(_ word: Word, in view: inout Viewport) throws {
    try Failure.located(at: word.place) { try view.showY(range(from: word, keeping: view.y)) }
  }

  /// Takes the next argument as a number: a literal, a constant, a glued product or a variable.
  func number(from arguments: inout Arguments) throws -> Double {
    try calculator.number(arguments.required())
  }

  /// The text of a range, as it is typed.
  func rangeText(_ range: ClosedRange<Double>) -> String {
    "\(NumberText.shortest(range.lowerBound)):\(NumberText.shortest(range.upperBound))"
  }
}
