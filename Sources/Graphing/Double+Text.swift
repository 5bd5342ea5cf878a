extension Double {
  /// The shortest text of the number that reads back, for the messages of errors.
  ///
  /// Whole numbers below 1e21 have all their digits and no point, an exponent no padding; zero has
  /// no sign, and neither has what is not a number.
  ///
  ///     2.0.text   // "2"
  ///     1e-07.text // "1e-7"
  var text: String {
    if isNaN { return "nan" }
    if self == rounded(.towardZero), magnitude < 1e21 { return Int128(self).description }
    let parts = description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return description }
    return "\(parts[0])e\(exponent)"
  }
}
