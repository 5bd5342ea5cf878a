import Glibc

/// Columns of a table.
enum Text {
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Returns the text of a number; a dash for one that could not be measured.
  static func number(_ number: Double, _ width: Int, _ digits: Int) -> String {
    guard number.isFinite, number >= 0 else {
      return String(repeating: " ", count: max(0, width - 1)) + "-"
    }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let units = String(Int((number * scale).rounded()))
    let padded = String(repeating: "0", count: max(0, digits + 1 - units.count)) + units
    let whole = padded.dropLast(digits)
    let text = digits == 0 ? String(whole) : "\(whole).\(padded.suffix(digits))"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
