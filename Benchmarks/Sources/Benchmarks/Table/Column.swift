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
    return decimals(number, number >= 99.95 ? 0 : number >= 9.995 ? 1 : number >= 0.9995 ? 2 : 3)
  }

  private static func decimals(_ number: Double, _ count: Int) -> String {
    let scale = [1, 10, 100, 1000][count]
    let units = Int((number * Double(scale)).rounded())
    guard count > 0 else { return "\(units)" }
    let fraction = String(units % scale)
    let zeros = String(repeating: "0", count: count - fraction.count)
    return "\(units / scale).\(zeros)\(fraction)"
  }

  /// Returns a ratio; a small one as a fraction: 1.152, 0.350, 1/60.0.
  static func ratio(_ ratio: Double) -> String {
    guard ratio > 0, ratio < 0.0995 else { return ratio < 1e6 ? decimals(ratio, 3) : "-" }
    return "1/\(number(1 / ratio))"
  }
}
