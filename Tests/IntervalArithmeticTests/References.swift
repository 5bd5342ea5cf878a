import Foundation
import IntervalArithmetic

/// A row of a table in `references`, made by `references/make_references.py` with mpmath.
struct Reference: Sendable, CustomStringConvertible {
  var operation: String
  var x: Double
  /// The second operand; nil for an operation on one number.
  var y: Double?
  /// The value; nil where it is undefined.
  var value: ReferenceValue?
  /// The slope by x; nil where there is none.
  var slopeByX: Double?
  var slopeByY: Double?

  var description: String {
    "\(operation)(\(x)\(y.map { ", \($0)" } ?? "")) = \(value.map { "\($0.text)" } ?? "undefined")"
  }
}

/// A number of 30 digits, as the nearest double and what it is off by.
struct ReferenceValue: Sendable {
  var text: String
  var nearest: Double
  var tail: Double

  /// Whether the true number lies in the interval.
  func lies(in interval: Interval) -> Bool {
    if nearest.isInfinite {
      return nearest > 0 ? interval.upper == nearest : interval.lower == nearest
    }
    if nearest == 0 && Double(text.prefix { $0 != "e" }) != 0 {
      // Smaller than any double: zero is no bound of it on one side.
      return text.hasPrefix("-") ? interval.lower < 0 : interval.upper > 0
    }
    return interval.lower - nearest <= tail && interval.upper - nearest >= tail
  }
}

enum References {
  /// Returns the rows of one operation.
  static func rows(_ operation: String, in group: String) throws -> [Reference] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("references/\(group).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count == 8, columns[0] == operation, let x = Double(columns[1]) else {
        return nil
      }
      var value: ReferenceValue?
      if let nearest = Double(columns[4]), let tail = Double(columns[5]) {
        value = ReferenceValue(text: columns[3], nearest: nearest, tail: tail)
      }
      return Reference(
        operation: operation, x: x, y: Double(columns[2]), value: value,
        slopeByX: Double(columns[6]), slopeByY: Double(columns[7]))
    }
  }
}
