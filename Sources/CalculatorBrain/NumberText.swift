/// Numbers as text, the same in every locale.
public enum NumberText {
  /// The most bytes that a number takes, as `-1.2345678901234567e-300` does.
  public static let lengthLimit = 24

  /// Returns the shortest text that reads back to the same number.
  ///
  /// - A whole number below 1e21 has all its digits.
  /// - A number below 1e-4 or from 1e21 on has an exponent: `1e-5`, `1.5e300`.
  /// - Zero is `0` whatever its sign; undefined is `nan`, and infinity `inf` or `-inf`.
  ///
  ///     NumberText.shortest(0x1p60)  // "1152921504606846976"
  public static func shortest(_ value: Double) -> String {
    var text: [UInt8] = []
    append(value, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text of `shortest` as ASCII.
  ///
  ///     var line = Array("x=".utf8)
  ///     NumberText.append(0.5, to: &line)  // "x=0.5"
  public static func append(_ value: Double, to text: inout [UInt8]) {
    var number = InlineArray<24, UInt8>(repeating: 0)
    var bytes = number.mutableSpan
    let end = write(value, to: &bytes, at: 0)
    text.append(addingCapacity: end) { text in
      for index in 0..<end { text.append(number[index]) }
    }
  }

  /// Writes the text of `shortest` as ASCII, for text that grows by many numbers.
  ///
  ///     var line: [UInt8] = Array(repeating: 0, count: NumberText.lengthLimit)
  ///     var bytes = line.mutableSpan
  ///     NumberText.write(0.5, to: &bytes, at: 0)  // 3, and "0.5" and what was there in the line
  ///
  /// There must be room for `lengthLimit` bytes; those that are not needed have any value.
  ///
  /// - Returns: where the text ends.
  public static func write(
    _ value: Double, to bytes: inout MutableSpan<UInt8>, at position: Int
  ) -> Int {
    let size = value.magnitude
    guard size > 0, size < .infinity else { return writeSpecial(value, to: &bytes, at: position) }
    let start = writeSign(value, to: &bytes, at: position)
    if size < 0x1p63 {
      let whole = UInt64(size)
      if Double(whole) == size { return writeWhole(whole, to: &bytes, at: start) }
    } else if size < 1e21 {
      let (high, low) = UInt128(size).quotientAndRemainder(dividingBy: 100_000_000)
      let end = writeWhole(UInt64(high), to: &bytes, at: start)
      EightDigits(UInt64(low)).write(to: &bytes, at: end)
      return end + 8
    }
    return DecimalDigits(size).write(positionalBelow: 21, to: &bytes, at: start)
  }

  /// Returns the text of the number rounded to this many significant digits, 1 to 17.
  ///
  /// A number with more digits than that before the point has an exponent.
  ///
  ///     NumberText.rounded(0.1 + 0.2, digits: 12)  // "0.3"
  public static func rounded(_ value: Double, digits: Int) -> String {
    guard value.isFinite, value != 0 else { return shortest(value) }
    let count = max(1, min(17, digits))
    var decimal = DecimalDigits(value)
    decimal.round(to: count)
    var text = [UInt8](repeating: 0, count: lengthLimit)
    var bytes = text.mutableSpan
    let start = writeSign(value, to: &bytes, at: 0)
    let end = decimal.write(positionalBelow: count, to: &bytes, at: start)
    return String(decoding: text[..<end], as: UTF8.self)
  }

  private static func writeSign(
    _ value: Double, to bytes: inout MutableSpan<UInt8>, at position: Int
  ) -> Int {
    guard value < 0 else { return position }
    bytes[position] = UInt8(ascii: "-")
    return position + 1
  }

  /// Writes zero or what is not finite.
  private static func writeSpecial(
    _ value: Double, to bytes: inout MutableSpan<UInt8>, at position: Int
  ) -> Int {
    let text: StaticString =
      value == 0 ? "0" : value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
    var end = position
    for byte in text.description.utf8 {
      bytes[end] = byte
      end += 1
    }
    return end
  }

  /// Writes every digit of a whole number.
  private static func writeWhole(
    _ whole: UInt64, to bytes: inout MutableSpan<UInt8>, at position: Int
  ) -> Int {
    if whole >= 100_000_000 {
      let end = writeWhole(whole / 100_000_000, to: &bytes, at: position)
      EightDigits(whole % 100_000_000).write(to: &bytes, at: end)
      return end + 8
    }
    var digits = EightDigits(whole)
    let count = 8 - digits.leadingZeros
    digits.drop(8 - count)
    digits.write(to: &bytes, at: position)
    return position + count
  }
}
