import CalculatorBrain
import IntervalArithmetic

/// The laws that tie a program's enclosures to its values, and what breaks them.
///
/// The value at a point lies in the enclosure of that point, for each step of both rounds the same
/// way or outward. The enclosure of a cell tells of the function without rounding, as does that of
/// a point; so both must have numbers in common.
struct Soundness {
  let function: Function
  let cell: ClosedRange<Double>
  let enclosure: Enclosure?

  init(_ function: Function, over cell: ClosedRange<Double>) {
    self.function = function
    self.cell = cell
    enclosure = function.enclosure(over: Interval(cell.lowerBound, cell.upperBound))
  }

  /// Returns the laws that are broken at the numbers, which ascend.
  func violations(at numbers: [Double]) -> [String] {
    var found: [String] = []
    let points = numbers.map { function.enclosure(over: Interval($0)) }
    for (x, point) in zip(numbers, points) { found += violations(at: x, point) }
    if let enclosure, enclosure.trust == .continuous {
      for index in numbers.indices.dropLast() {
        guard let first = points[index], let last = points[index + 1],
          !agrees(enclosure.slope, numbers[index], first, numbers[index + 1], last)
        else { continue }
        found.append("the slope from \(numbers[index]) to \(numbers[index + 1])")
      }
    }
    let middle = Interval(cell.lowerBound, cell.upperBound).midpoint
    if let bounds = enclosure?.middle, middle.isFinite {
      let point = function.enclosure(over: Interval(middle))
      if point.flatMap({ $0.range.intersection(bounds) }) == nil { found.append("the middle") }
    }
    return found
  }

  private func violations(at x: Double, _ point: Enclosure?) -> [String] {
    let value = function(x)
    var found: [String] = []
    if value.isFinite, point.map({ $0.range.contains(value) }) != true {
      found.append("the value \(value) at \(x) is not in \(String(describing: point?.range))")
    }
    let isCertain = (point?.trust ?? .partial) >= .defined
    if isCertain, !value.isFinite { found.append("defined at \(x)") }
    guard let enclosure else {
      if isCertain { found.append("nowhere defined, but at \(x)") }
      return found
    }
    if enclosure.trust >= .defined, point == nil { found.append("defined, but not at \(x)") }
    if isCertain, let point, enclosure.range.intersection(point.range) == nil {
      found.append("the range, at \(x): \(enclosure.range) and \(point.range)")
    }
    return found
  }

  /// Returns whether two values of a continuous function can belong to these slopes.
  private func agrees(
    _ slope: Interval, _ x: Double, _ first: Enclosure, _ y: Double, _ last: Enclosure
  ) -> Bool {
    guard slope.isFinite, first.range.isFinite, last.range.isFinite else { return true }
    let rise = slope * (Interval(y) - Interval(x))
    return (last.range - first.range).intersection(rise) != nil
  }
}
