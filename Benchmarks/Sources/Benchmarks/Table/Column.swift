/// The cells of a table as text.
enum Column {
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// Returns a number with about three digits: 1234, 12.3, 1.23, 0.123.
  static func number(_ number: Double) -> String {
    guard number.isFinite, number >= 0, number < 1e12 else { return "-" }
    let digits = number >= 99.95 ? 0 : number >= 9.995 ? 1 : number >= 0.9995 ? 2 : 3
    let scale = [1, 10, 100, 1000][digits]
    let units = Int((number * Double(scale)).rounded())
    guard digits > 0 else { return "\(units)" }
    let fraction = String(units % scale)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(units / scale).\(zeros)\(fraction)"
  }

  /// Returns a ratio; a small one as a fraction: 0.35, 1/60.
  static func ratio(_ ratio: Double) -> String {
    guard ratio > 0, ratio < 0.0995 else { return number(ratio) }
    return "1/\(number(1 / ratio))"
  }
}
